import { expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { changeSettings } from '../life/change-settings.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { undoRound } from '../rounds/undo-round.ts'
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
import { addPlayer, addPlayers } from './add-player.ts'
import { joinTournament } from './join-tournament.ts'
import { removePlayer, restorePlayer } from './remove-player.ts'
import { renamePlayer } from './rename-player.ts'

const zoe = { name: 'Zoé', publicId: publicId('zoe-phone'), newPlayerId: playerId('zoe') }

test('DETL-2 a player joins before the start', () => {
  const joined = after(anEmptyTournament(), joinTournament(anEmptyTournament(), zoe))
  expect(joined.players).toEqual([
    { id: 'zoe', name: 'Zoé', publicId: 'zoe-phone', firstRound: 1, droppedAfter: null, droppedBy: null },
  ])
})

test('DETL-2 joining again with the same secret changes nothing, even after the start', () => {
  const running = started(aTournamentOf(2))
  const again = { name: 'Un autre nom', publicId: publicId('phone1'), newPlayerId: playerId('new') }
  expect(joinTournament(running, again)).toEqual(accept([]))
})

test('DETL-2 nobody joins after the start or once it is full', () => {
  expect(joinTournament(started(aTournamentOf(2)), zoe)).toEqual(refuse('tournament_already_started'))
  expect(joinTournament(aTournamentOf(3, { capacity: 3 }), zoe)).toEqual(refuse('tournament_full'))
})

test('DETL-2 the name of an anonymous player takes that player over, even in a full tournament', () => {
  const tournament = withAnonymous(aTournamentOf(1, { capacity: 2 }), 'ZOE')
  expect(joinTournament(tournament, zoe)).toEqual(
    accept([{ kind: 'player_claimed', playerId: 'anonymous-ZOE', publicId: 'zoe-phone' }]),
  )
})

test('a name is taken whatever its case, accents and blanks', () => {
  const tournament = after(anEmptyTournament(), joinTournament(anEmptyTournament(), zoe))
  const other = { ...zoe, publicId: publicId('other'), name: ' zoe ' }
  expect(joinTournament(tournament, other)).toEqual(refuse('player_name_taken', { name: ' zoe ' }))
  expect(addPlayer(tournament, { name: 'ZOÉ', newPlayerId: playerId('x') })).toEqual(
    refuse('player_name_taken', { name: 'ZOÉ' }),
  )
})

test('QADM-1 a player added after the start is a late entry of the next round', () => {
  const running = withAnonymous(started(aTournamentOf(4)), 'Tard')
  expect(running.players.at(-1)).toMatchObject({ name: 'Tard', firstRound: 2, publicId: null })
  const finishedRound = withResults(running)
  expect(finishedRound.matches.every(({ round }) => round === 1)).toBe(true)
})

test('QADM-1 before the start a deleted player leaves the list', () => {
  const tournament = aTournamentOf(3)
  expect(after(tournament, removePlayer(tournament, playerId('p2'))).players.map(({ id }) => id)).toEqual(['p1', 'p3'])
})

test('QADM-1 after the start the same act drops the player, twice changes nothing, and can be undone', () => {
  const running = started(aTournamentOf(4))
  const dropped = after(running, removePlayer(running, playerId('p2')))
  expect(dropped.players.find(({ id }) => id === 'p2')?.droppedAfter).toBe(1)
  expect(removePlayer(dropped, playerId('p2'))).toEqual(accept([]))
  const back = after(dropped, restorePlayer(dropped, playerId('p2')))
  expect(back.players.find(({ id }) => id === 'p2')?.droppedAfter).toBeNull()
})

test('QADM-1 a late entry that has not played yet simply leaves the list', () => {
  const running = withAnonymous(started(aTournamentOf(4)), 'Tard')
  expect(removePlayer(running, playerId('anonymous-Tard'))).toEqual(
    accept([{ kind: 'player_removed', playerId: 'anonymous-Tard' }]),
  )
})

test('QADM-2 a player is renamed; the same name changes nothing, a taken one is refused', () => {
  const tournament = aTournamentOf(2)
  const renamed = after(tournament, renamePlayer(tournament, { playerId: playerId('p1'), name: 'Léa' }))
  expect(renamed.players[0]?.name).toBe('Léa')
  expect(renamePlayer(renamed, { playerId: playerId('p1'), name: 'Léa' })).toEqual(accept([]))
  expect(renamePlayer(renamed, { playerId: playerId('p2'), name: 'lea' })).toEqual(
    refuse('player_name_taken', { name: 'lea' }),
  )
  expect(renamePlayer(renamed, { playerId: playerId('nobody'), name: 'Max' })).toEqual(refuse('player_not_found'))
})

test('QADM-1 adding by hand when it is full raises the capacity by one, before and after the start, also past 256', () => {
  const full = aTournamentOf(2, { capacity: 2 })
  expect(withAnonymous(full, 'Nora')).toMatchObject({ capacity: 3, name: full.name, announcement: null })
  expect(withAnonymous(started(full), 'Nora').capacity).toBe(3)
  expect(withAnonymous(aTournamentOf(2, { capacity: 3 }), 'Nora').capacity).toBe(3)
  const widest = aTournamentOf(256, { capacity: 256 })
  const wider = withAnonymous(widest, 'Nora')
  expect(wider).toMatchObject({ capacity: 257 })
  expect(after(wider, changeSettings(wider, { name: 'Samedi', capacity: 257 }))).toMatchObject({ name: 'Samedi' })
  expect(changeSettings(wider, { capacity: 258 })).toEqual(refuse('player_count_invalid'))
})

test('QADM-1 a name in use and a finished tournament refuse who is added by hand, full or not', () => {
  const full = aTournamentOf(2, { capacity: 2 })
  const again = { name: 'joueur 1', newPlayerId: playerId('x') }
  expect(addPlayer(full, again)).toEqual(refuse('player_name_taken', { name: 'joueur 1' }))
  const played = withResults(started(full))
  expect(addPlayer(after(played, finishTournament(played)), { ...again, name: 'Nora' })).toEqual(
    refuse('tournament_finished'),
  )
})

test('STAK-12 a list is added in its order and raises the capacity once, by the seats that are missing', () => {
  const list = ['Zoé', 'Max', 'Léa'].map((name) => ({ name, newPlayerId: playerId(name) }))
  const tournament = aTournamentOf(2, { capacity: 3 })
  const outcome = addPlayers(tournament, list)
  expect(outcome).toMatchObject({ value: [{ kind: 'settings_changed', capacity: 5 }, {}, {}, {}] })
  expect(after(tournament, outcome).players.map(({ name }) => name)).toEqual([
    ...['Joueur 1', 'Joueur 2'],
    ...['Zoé', 'Max', 'Léa'],
  ])
  const late = after(started(tournament), addPlayers(started(tournament), list))
  expect(late.players.map(({ firstRound }) => firstRound)).toEqual([1, 1, 2, 2, 2])
})

test('STAK-12 a list is refused as a whole for a name that is taken, or twice in it, and beyond the most players', () => {
  const named = (names: readonly string[]) => names.map((name, index) => ({ name, newPlayerId: playerId(`n${index}`) }))
  const tournament = aTournamentOf(2)
  expect(addPlayers(tournament, named(['Zoé', 'JOUEUR 2']))).toEqual(refuse('player_name_taken', { name: 'JOUEUR 2' }))
  expect(addPlayers(tournament, named(['Zoé', 'zoe']))).toEqual(refuse('player_name_taken', { name: 'zoe' }))
  const many = named(Array.from({ length: 1_999 }, (_, index) => `Nom ${index}`))
  expect(addPlayers(tournament, many)).toEqual(refuse('tournament_full'))
})

test('QADM-1 a capacity that is passed already makes room for one more all the same', () => {
  const over = { ...aTournamentOf(3, { capacity: 3 }), capacity: 2 }
  expect(withAnonymous(over, 'Nora').capacity).toBe(4)
})

test('QADM-1 who comes back after the seat was taken gets another one, and the others keep theirs', () => {
  const running = started(aTournamentOf(4, { capacity: 4 }))
  const dropped = after(running, removePlayer(running, playerId('p2')))
  expect(after(dropped, restorePlayer(dropped, playerId('p2'))).capacity).toBe(4)
  const refilled = withAnonymous(dropped, 'Nora')
  expect(refilled.capacity).toBe(4)
  const back = after(refilled, restorePlayer(refilled, playerId('p2')))
  expect(back.capacity).toBe(5)
  expect(back.players.every(({ droppedAfter }) => droppedAfter === null)).toBe(true)
})

test('QADM-5 name and capacity change before the start only, the capacity not below who is there', () => {
  const tournament = aTournamentOf(3)
  const changed = after(tournament, changeSettings(tournament, { name: 'Samedi', capacity: 3 }))
  expect(changed).toMatchObject({ name: 'Samedi', capacity: 3 })
  expect(changeSettings(tournament, { capacity: 2 })).toEqual(refuse('capacity_below_players', { players: 3 }))
  expect(changeSettings(started(tournament), { name: 'Samedi' })).toEqual(refuse('settings_locked'))
  expect(changeSettings(started(tournament), { name: tournament.name })).toEqual(accept([]))
})

test('QADM-5 who dropped has given the seat back, also where round 1 was undone since', () => {
  const running = started(aTournamentOf(4, { capacity: 4 }))
  const dropped = after(running, removePlayer(running, playerId('p2')))
  const waiting = after(dropped, undoRound(dropped, 1))
  expect(after(waiting, changeSettings(waiting, { capacity: 3 })).capacity).toBe(3)
  expect(changeSettings(waiting, { capacity: 2 })).toEqual(refuse('capacity_below_players', { players: 3 }))
})
