import { expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { joinTournament } from '../players/join-tournament.ts'
import {
  after,
  anEmptyTournament,
  aTournamentOf,
  playerId,
  publicId,
  started,
  withAnonymous,
  withResults,
} from '../testing/a-tournament.ts'
import type { Tournament } from '../tournament.ts'
import { changeSettings } from './change-settings.ts'
import { ENTRY_PASSWORD_LENGTH, isEntryPassword, protectTournament, tidyEntryPassword } from './entry-password.ts'
import { finishTournament } from './finish-tournament.ts'

const zoe = { name: 'Zoé', publicId: publicId('zoe-phone'), newPlayerId: playerId('zoe') }
const protect = (tournament: Tournament) => after(tournament, protectTournament(tournament, 'sésame'))

test('SRCH-5 a tournament has a password once the organizer sets one, and none once it is removed', () => {
  const open = anEmptyTournament()
  expect(open.hasPassword).toBe(false)
  const locked = protect(open)
  expect(locked.hasPassword).toBe(true)
  expect(after(locked, protectTournament(locked, null)).hasPassword).toBe(false)
})

test('another password is told as a change, although the state stays the same', () => {
  expect(protectTournament(protect(anEmptyTournament()), 'autre chose')).toEqual(
    accept([{ kind: 'protection_changed', hasPassword: true }]),
  )
})

test('the change never holds the password', () => {
  expect(JSON.stringify(protectTournament(anEmptyTournament(), 'sésame'))).not.toContain('same')
})

test('removing a password that is not there changes nothing, whenever', () => {
  expect(protectTournament(anEmptyTournament(), null)).toEqual(accept([]))
  expect(protectTournament(started(aTournamentOf(2)), null)).toEqual(accept([]))
})

test('a password is for as long as people may join', () => {
  const running = started(protect(aTournamentOf(2)))
  expect(protectTournament(running, 'sésame')).toEqual(refuse('tournament_already_started'))
  expect(protectTournament(running, null)).toEqual(refuse('tournament_already_started'))
  const played = withResults(running)
  const finished = after(played, finishTournament(played))
  expect(protectTournament(finished, 'sésame')).toEqual(refuse('tournament_finished'))
})

test('a password has from 4 to 128 printable characters, blanks around it not counted', () => {
  const { min, max } = ENTRY_PASSWORD_LENGTH
  for (const right of ['1234', 'é'.repeat(min), '🂡🂢🂣🂤', 'a b c', 'x'.repeat(max), '  abcd  ']) {
    expect(isEntryPassword(right)).toBe(true)
  }
  for (const wrong of ['', '    ', 'abc', ' abc ', '🂡🂢🂣', 'x'.repeat(max + 1), 'ab\u0000cd', 'ab\ncd', 'abc\ud800']) {
    expect(isEntryPassword(wrong)).toBe(false)
    expect(protectTournament(anEmptyTournament(), wrong)).toEqual(refuse('entry_password_invalid'))
  }
})

test('the same password typed on another keyboard is the same', () => {
  expect(tidyEntryPassword(' se\u0301same ')).toBe(tidyEntryPassword('s\u00e9same'))
})

test('name and password change in one act, and none of them when one is refused', () => {
  const tournament = anEmptyTournament()
  expect(after(tournament, changeSettings(tournament, { name: 'Samedi', password: 'sésame' }))).toMatchObject({
    name: 'Samedi',
    hasPassword: true,
  })
  expect(changeSettings(tournament, { name: 'Samedi', password: 'abc' })).toEqual(refuse('entry_password_invalid'))
  expect(changeSettings(protect(tournament), { name: 'Samedi' })).toMatchObject({
    accepted: true,
    value: [{ kind: 'settings_changed' }],
  })
})

test('joining a protected tournament takes the right password', () => {
  const locked = protect(anEmptyTournament())
  expect(joinTournament(locked, zoe)).toEqual(refuse('entry_password_required'))
  expect(joinTournament(locked, { ...zoe, password: 'wrong' })).toEqual(refuse('entry_password_wrong'))
  expect(joinTournament(locked, { ...zoe, password: 'right' }).accepted).toBe(true)
})

test('taking over an anonymous player takes the password as well', () => {
  const locked = protect(withAnonymous(anEmptyTournament(), 'Zoé'))
  expect(joinTournament(locked, zoe)).toEqual(refuse('entry_password_required'))
  expect(joinTournament(locked, { ...zoe, password: 'right' }).accepted).toBe(true)
})

test('whoever is there comes back without the password', () => {
  const locked = protect(aTournamentOf(1))
  expect(joinTournament(locked, { ...zoe, publicId: publicId('phone1') })).toEqual(accept([]))
})

test('without a password on the tournament, whatever was typed counts for nothing', () => {
  expect(joinTournament(anEmptyTournament(), { ...zoe, password: 'wrong' }).accepted).toBe(true)
})
