import { saidOfEvent, wishesOfEvent } from '@tablee/contract/tournaments/announced-event'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { PLAIN_ATTRIBUTES } from '@tablee/contract/tournaments/documents/plain-attributes'
import { ATTRIBUTE_NAMES, goes, INITIAL, PLAIN_SETTINGS } from '@tablee/domain/tournaments/attributes/attributes'
import { settle } from '@tablee/domain/tournaments/attributes/settle'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { FIRST_STAGE, plannedRounds, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { swissPlanOf } from '@tablee/domain/tournaments/kinds/swiss-plan'
import { createTournament } from '@tablee/domain/tournaments/life/create-tournament'
import { USUAL_REGISTRATION } from '@tablee/domain/tournaments/life/registration-rules'
import { customiseRules, variationsOf } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import { MAGIC } from '@tablee/domain/tournaments/rule-packs/magic'
import { playerId } from '@tablee/domain/tournaments/testing/a-tournament'
import type { SeriesId, Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draftLike, readDraft, withGame, writeDraft } from '../features/tournaments/creation-card/advanced-draft.ts'
import { inputOf } from '../features/tournaments/creation-card/use-advanced-draft.ts'
import { anEvent } from './testing/an-event.ts'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const PART = { structure: 'pods', plannedRounds: 2, carriesPoints: true, playing: 8, rules: null, minutes: 45 } as const

test('STAK-16 an event is announced again: the form is filled in like it, and asks for the day', async () => {
  const rules = customiseRules(MAGIC, { points: { win: 2, draw: 1, loss: 0 } })
  if (!rules.accepted) throw new Error('refused')
  const tables = { prefix: 'B', first: 21, leftOut: [25], order: 'random' as const }
  const tablePlan = { ...tables, fixed: [{ playerId: playerId('p1'), table: 3 }] }
  const clockPlan = { minutes: 35, startsWithRound: true }
  const event = anEvent({
    capacity: 32,
    rules: rules.value,
    clockPlan,
    tablePlan,
    stages: [{ kind: 'round-robin', order: [] }],
    allowsOwnNames: true,
  })
  const { user } = await openEventAdmin({ event })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  const fate = await screen.findByRole('region', { name: 'Ce tournoi' })
  const link = within(fate).getByRole('link', { name: 'Annoncer le même à une autre date' })
  const address = new URL(link.getAttribute('href') ?? '', 'http://localhost')
  expect(address.pathname).toBe('/announce')
  const draft = readDraft(address.searchParams.get('formData') ?? undefined)
  expect(draft).toMatchObject({
    ...{ name: event.name, gameType: 'magic', format: 'modern', location: '69003 Lyon', maxPlayers: 32 },
    ...{ date: '', endDate: '', hasMore: true, clockPlan: event.clockPlan, structure: 'round-robin' },
    ...{ allowsOwnNames: true, plannedRounds: null },
    rules: { points: { win: 2, draw: 1, loss: 0 } },
  })
  expect(draft.tablePlan).toEqual(tables)
  expect(customiseRules(MAGIC, { ...variationsOf(rules.value), ...draft.rules })).toEqual(rules)
  expect(withGame(draft, 'pokemon').rules).toBeUndefined()
})

test('FIND-3 the name that the organizer gave the format goes with the event, and not with another game', () => {
  const event = anEvent()
  if (!event.announcement) throw new Error('no event')
  const announcement = { ...event.announcement, format: 'other', formatName: 'Premodern' } as const
  const named = draftLike({ ...event, announcement })
  expect(readDraft(writeDraft(named))).toMatchObject({ format: 'other', formatName: 'Premodern' })
  expect(withGame(named, 'pokemon')).toMatchObject({ format: 'constructed', formatName: '' })
  // A form started with the previous version.
  const { formatName: _, ...before } = named
  expect(readDraft(JSON.stringify(before)).formatName).toBe('')
})

test('STAK-16 rounds and a cut that were planned are planned again, also where a cut followed', () => {
  const event = anEvent({
    plannedCut: 4,
    stages: [
      { kind: 'swiss', plannedRounds: 5 },
      { kind: 'elimination', seeds: [] },
    ],
  })
  expect(draftLike(event)).toMatchObject({
    ...{ structure: 'swiss', plannedRounds: 5, plannedCut: 4 },
  })
})

function plainlySaid(): Partial<Tournament> {
  const said = PLAIN_SETTINGS.map((name) => {
    const fits = ['Dit par le test', 7, true, 'trios', [PART]].find(
      (saying) => PLAIN_ATTRIBUTES[name].input.safeParse(saying).success,
    )
    return [name, fits]
  })
  return Object.fromEntries(said)
}

function saidOf(event: Tournament) {
  const { announcement, registrationRules, tablePlan } = event
  return {
    ...event,
    announcement: { ...announcement, startsAt: '', endsAt: '' },
    registrationRules: { ...registrationRules, closesAt: '' },
    stages: {
      ...{ structure: structureOf(event), plannedRounds: plannedRounds(event) },
      swiss: swissPlanOf(event.stages[0] ?? FIRST_STAGE),
    },
    tablePlan: { ...tablePlan, fixed: [] },
  }
}

/** Teams play one part. */
test.each(['teamKind', 'plannedParts'] as const)(
  'BIGS-7 ACTS-32 an event that is announced again, without %s, takes each attribute along that goes that way',
  (left) => {
    const rules = customiseRules(MAGIC, { points: { win: 2, draw: 1, loss: 0 } })
    if (!rules.accepted) throw new Error('refused')
    const bare = anEvent()
    if (!bare.announcement) throw new Error('no event')
    const event = anEvent({
      ...plainlySaid(),
      announcement: { ...bare.announcement, format: 'other', formatName: 'Premodern', description: 'Trois rondes' },
      ...{
        capacity: 24,
        rules: rules.value,
        plannedCut: 4,
        allowsOwnNames: true,
        isYouth: true,
        series: 'everything01' as SeriesId,
      },
      registrationRules: { ...USUAL_REGISTRATION, acceptsAutomatically: true, deck: 'none', fee: '5 €', bring: 'Deck' },
      [left]: INITIAL[left],
      stages: [{ kind: 'swiss', plannedRounds: 5, accelerated: true, advanceAt: 12 }],
      clockPlan: { minutes: 35, startsWithRound: true },
      tablePlan: { prefix: 'B', first: 21, leftOut: [25], fixed: [], order: 'random' },
    })
    const taken = ATTRIBUTE_NAMES.filter((name) => goes(name, 'again'))
    const initial: Readonly<Record<string, unknown>> = INITIAL
    const unset = taken.filter((name) => JSON.stringify(event[name]) === JSON.stringify(initial[name]))
    expect(unset).toEqual([left])

    const draft = { ...readDraft(writeDraft(draftLike(event))), date: '2099-02-06' }
    const input = createAdvancedTournament.input.parse(inputOf(draft))
    const pack = customiseRules(MAGIC, input.rules ?? {})
    if (!pack.accepted) throw new Error('refused')
    const { id, code, organizer, lot } = event
    const created = createdTournament(createTournament({ id, code, organizer, lot, ...saidOfEvent(input, pack.value) }))
    const settled = settle(created, wishesOfEvent(input, { count: 1, organizers: [organizer] }))
    if (!settled.accepted) throw new Error(settled.refusal.code)
    const [was, is] = [saidOf(event), saidOf(evolveAll(created, settled.value))]
    expect(taken.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))).toEqual([])
  },
)
