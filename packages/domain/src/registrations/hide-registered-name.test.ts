import { expect, test } from 'vitest'
import { evolveAll } from '../tournaments/evolve.ts'
import { anAnnouncement, anEmptyTournament, playerId, publicId, started } from '../tournaments/testing/a-tournament.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { acceptRegistration } from './accept-registration.ts'
import { amendRegistration } from './amend-registration.ts'
import { hideRegisteredName } from './hide-registered-name.ts'
import { cancelRegistration } from './leave-registration.ts'
import { register } from './register.ts'
import type { Registration, RegistrationId } from './registration.ts'
import type { RegistrationDecision } from './registration-decision.ts'
import { undoRegistrationAct } from './undo-registration-act.ts'

const NOW = '2027-01-01T12:00:00.000Z'
const RUDE = 'Ordure Infâme'
const event = anEmptyTournament({ capacity: 8, announcement: anAnnouncement })

function pending(number: number, name = `Joueur ${number}`): Registration {
  const id = `r${number}` as RegistrationId
  return { id, playerId: playerId(`p${number}`), name, shownAs: null, state: { kind: 'pending' } }
}

type Answer = ReturnType<typeof hideRegisteredName>
const codeOf = (answer: Answer) => (answer.accepted ? null : answer.refusal.code)
function decided(answer: Answer): RegistrationDecision {
  if (!answer.accepted) throw new Error(answer.refusal.code)
  return answer.value
}
const namesOf = ({ players }: Tournament) => players.map(({ name }) => name)

function hiddenAmongThree() {
  let tournament = event
  const registrations = [pending(1), pending(2, RUDE), pending(3)].map((registration) => {
    const { changes, registration: confirmed } = decided(
      acceptRegistration(tournament, { registration, publicId: null }),
    )
    tournament = evolveAll(tournament, changes)
    return confirmed
  })
  const [, rude = pending(2)] = registrations
  const hiding = decided(hideRegisteredName(tournament, { registration: rude, registrations, isHidden: true }))
  const among = registrations.map((one) => (one === rude ? hiding.registration : one))
  return {
    tournament: evolveAll(tournament, hiding.changes),
    hidden: hiding.registration,
    among,
    changes: hiding.changes,
  }
}

test('NONE-12 a hidden name is a number for everybody, and is told as a change of name that says nothing of it', () => {
  const { tournament, hidden, changes } = hiddenAmongThree()
  expect(namesOf(tournament)).toEqual(['Joueur 1', 'Nº 2', 'Joueur 3'])
  expect(hidden).toMatchObject({ name: RUDE, shownAs: 'Nº 2' })
  expect(changes.map(({ kind }) => kind)).toEqual(['player_renamed', 'registration_moved'])
  expect(JSON.stringify(changes)).not.toContain(RUDE)
})

test('NONE-12 it is hidden before anybody accepts it, and sits down as a number', () => {
  const waiting = [pending(1), pending(2, RUDE)]
  const { registration, changes } = decided(
    hideRegisteredName(event, { registration: waiting[1] ?? pending(2), registrations: waiting, isHidden: true }),
  )
  expect(changes).toMatchObject([{ kind: 'registration_moved', news: { kind: 'amended', name: 'Nº 2' } }])
  const accepted = decided(acceptRegistration(event, { registration, publicId: null }))
  expect(namesOf(evolveAll(event, accepted.changes))).toEqual(['Nº 2'])
})

test('NONE-12 it comes back when the organizer shows it; twice the same changes nothing', () => {
  const { tournament, hidden: registration, among: registrations } = hiddenAmongThree()
  const asked = { registration, registrations }
  expect(decided(hideRegisteredName(tournament, { ...asked, isHidden: true })).changes).toEqual([])
  const back = decided(hideRegisteredName(tournament, { ...asked, isHidden: false }))
  expect(namesOf(evolveAll(tournament, back.changes))).toEqual(['Joueur 1', RUDE, 'Joueur 3'])
  expect(back.registration.shownAs).toBeNull()
})

test('NONE-12 a hidden name answers nothing to who tries it, and is shown again once the organizer has settled it', () => {
  const { tournament, among, hidden } = hiddenAmongThree()
  const { state: _, ...newcomer } = pending(9, RUDE.toLowerCase())
  const asking = { newcomer, own: null, registrations: among, publicId: publicId('phone'), now: NOW }
  const { registration: stranger } = decided(register(tournament, asking))
  const renamed = { registration: pending(8, 'Zoé'), registrations: among, name: RUDE, by: 'player' } as const
  expect(codeOf(amendRegistration(tournament, renamed))).toBeNull()
  expect(codeOf(amendRegistration(tournament, { ...renamed, by: 'staff' }))).toBe('player_name_taken')
  const both = [...among, stranger]
  const shown = { registration: hidden, registrations: both, isHidden: false }
  expect(codeOf(hideRegisteredName(tournament, shown))).toBe('player_name_taken')
  const amendment = { registration: hidden, registrations: both, by: 'player' } as const
  expect(codeOf(amendRegistration(tournament, { ...amendment, name: RUDE }))).toBeNull()
  const settled = [...among, { ...stranger, state: { kind: 'cancelled', from: 'pending' } as const }]
  expect(decided(hideRegisteredName(tournament, { ...shown, registrations: settled })).registration.shownAs).toBeNull()
})

test('NONE-12 nobody else takes the number meanwhile, and the next one is another number', () => {
  const { tournament, among } = hiddenAmongThree()
  const { state: _, ...newcomer } = pending(9, 'nº 2')
  const asking = { newcomer, own: null, registrations: among, publicId: publicId('phone'), now: NOW }
  expect(codeOf(register(tournament, asking))).toBe('player_name_taken')
  const registrations = [pending(4, 'Nº 3'), ...among.slice(1)]
  const [, , third = pending(3)] = registrations
  const hiding = hideRegisteredName(tournament, { registration: third, registrations, isHidden: true })
  expect(decided(hiding).registration.shownAs).toBe('Nº 4')
})

test('NONE-12 its person does not get round it: neither by another name nor by coming back', () => {
  const { tournament, hidden: registration, among: registrations } = hiddenAmongThree()
  const amendment = { registration, registrations, by: 'player' } as const
  expect(codeOf(amendRegistration(tournament, { ...amendment, name: 'Ordure 2' }))).toBe('name_hidden')
  const amended = decided(amendRegistration(tournament, { ...amendment, name: undefined }))
  expect(JSON.stringify(amended.changes)).not.toContain(RUDE)
  expect(namesOf(evolveAll(tournament, amended.changes))).toEqual(namesOf(tournament))
  const left = decided(cancelRegistration(tournament, registration))
  const own = left.registration
  const { state: _, ...newcomer } = pending(9, 'Ordure 2')
  const asking = { newcomer, own, registrations, publicId: publicId('phone'), now: NOW }
  const again = decided(register(evolveAll(tournament, left.changes), asking))
  expect(again.registration).toMatchObject({ name: 'Ordure 2', shownAs: 'Nº 2' })
  expect(again.changes).toMatchObject([{ news: { kind: 'arrived', name: 'Nº 2' } }])
})

test('NONE-12 whoever comes back as a number may bear the name of somebody else, for nobody reads it', () => {
  const { tournament, hidden, among: registrations } = hiddenAmongThree()
  const left = decided(cancelRegistration(tournament, hidden))
  const { state: _, ...newcomer } = pending(9, 'Joueur 1')
  const asking = { newcomer, own: left.registration, registrations, publicId: publicId('phone'), now: NOW }
  const again = decided(register(evolveAll(tournament, left.changes), asking))
  expect(again.registration).toMatchObject({ name: 'Joueur 1', shownAs: 'Nº 2' })
})

test('NONE-12 cancelled by mistake and taken back, it is still a number', () => {
  const { tournament, hidden } = hiddenAmongThree()
  const left = decided(cancelRegistration(tournament, hidden))
  const without = evolveAll(tournament, left.changes)
  const undone = { act: 'cancel', registration: left.registration, publicId: null } as const
  const back = decided(undoRegistrationAct(without, undone))
  expect(namesOf(evolveAll(without, back.changes))).toEqual(['Joueur 1', 'Joueur 3', 'Nº 2'])
})

test('NONE-12 another name that the organizer gives is there to read; other corrections leave it hidden', () => {
  const { tournament, hidden: registration, among: registrations } = hiddenAmongThree()
  const amendment = { registration, registrations, by: 'staff' } as const
  const corrected = decided(amendRegistration(started(tournament), { ...amendment, name: RUDE }))
  expect(corrected.registration.shownAs).toBe('Nº 2')
  expect(JSON.stringify(corrected.changes)).not.toContain(RUDE)
  const renamed = decided(amendRegistration(tournament, { ...amendment, name: 'Léa' }))
  expect(namesOf(evolveAll(tournament, renamed.changes))).toEqual(['Joueur 1', 'Léa', 'Joueur 3'])
  expect(renamed.registration.shownAs).toBeNull()
})
