import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { settleNew } from '../attributes/settle-new.ts'
import { currentRound } from '../kinds/phase.ts'
import { firstStageOf } from '../kinds/stage.ts'
import { changeSettings } from '../life/change-settings.ts'
import { removePlayer } from '../players/remove-player.ts'
import type { PlannedPart } from '../stage-part.ts'
import { after, aTournamentOf, started, withAnonymous, withResults } from '../testing/a-tournament.ts'
import type { Structure, Tournament } from '../tournament.ts'
import { openStage } from './open-stage.ts'
import { plannedPartFault } from './planned-part-fault.ts'
import { noPartFault, partsToCome, plannedToFollow } from './planned-parts.ts'
import { startNextRound } from './start-round.ts'

const PODS: PlannedPart = {
  ...{ structure: 'pods', plannedRounds: 2, carriesPoints: false },
  ...{ playing: null, rules: null, minutes: null },
}

const plan = (tournament: Tournament, plannedParts: readonly PlannedPart[]) =>
  after(tournament, changeSettings(tournament, { plannedParts }))

const played = (players: number, parts: readonly PlannedPart[] = [PODS]) =>
  withResults(started(plan(aTournamentOf(players), parts)))

function without(tournament: Tournament, many: number): Tournament {
  return tournament.players
    .slice(0, many)
    .reduce((now, { id }) => after(now, removePlayer(now, id, 'staff')), tournament)
}

test.each([
  ['elimination', null, 'part_after_knockout'],
  ['groups', null, 'cut_follows_groups'],
  ['swiss', 'trios', 'teams_not_at_pods'],
] as const)('STGE-27 a new tournament of %s (teams: %s) with a later part is refused', (structure, teamKind, code) => {
  const created = { ...aTournamentOf(0), teamKind, plannedParts: [PODS] }
  const wished = { stages: { structure, plannedRounds: null } }
  expect(settleNew(created, wished)).toEqual(refuse(code))
  expect(settleNew({ ...created, plannedParts: [] }, wished)).toMatchObject({ accepted: true })
})

test('STGE-27 a new tournament whose later part has rules that none can be played by is refused', () => {
  const created = { ...aTournamentOf(0), plannedParts: [{ ...PODS, rules: { bestOf: 99 } }] }
  expect(settleNew(created, {})).toEqual(refuse('rules_invalid'))
})

test.each(['swiss', 'pods', 'draft', 'round-robin'] as const)('STGE-27 a part may follow %s', (structure) => {
  const created = { ...aTournamentOf(0), plannedParts: [PODS] }
  expect(settleNew(created, { stages: { structure, plannedRounds: null } })).toMatchObject({ accepted: true })
})

test.each([
  [{ teamKind: 'trios' }, 'teams_not_at_pods'],
  [{ structure: 'groups' }, 'cut_follows_groups'],
  [{ structure: 'elimination' }, 'part_after_knockout'],
] as const)('STGE-30 after %o the plan says why it cannot be, and can be taken away', (settings, code) => {
  const planned = plan(aTournamentOf(8), [PODS])
  const changed = after(planned, changeSettings(planned, settings))
  expect(noPartFault(changed)).toBe(code)
  expect(plannedToFollow(changed)).toEqual([PODS])
  expect(partsToCome(changed)).toEqual([])
  expect(plannedToFollow(plan(changed, []))).toEqual([])
})

test.each(['pods', 'draft', 'round-robin'] satisfies Structure[])(
  'STGE-30 with %s as first part the plan stands',
  (structure) => {
    const planned = plan(aTournamentOf(8), [PODS])
    const changed = after(planned, changeSettings(planned, { structure }))
    expect(noPartFault(changed)).toBeNull()
    expect(partsToCome(changed)).toEqual([PODS])
  },
)

test('STGE-30 with too few for its tables a part cannot begin as planned, and can in another way', () => {
  const few = without(played(4), 2)
  expect(plannedPartFault(few)).toMatchObject({ code: 'pods_too_small', details: { count: 2 } })
  const wish = { ...PODS, structure: 'swiss' as const, seed: 's', afterRound: currentRound(few) }
  const other = after(few, openStage(few, wish))
  expect(partsToCome(other)).toEqual([])
})

test('STGE-30 the reason is the one that would refuse the part, and none where it begins', () => {
  for (const left of [0, 1, 2, 3]) {
    const now = without(played(5), left)
    const wish = { ...PODS, seed: 's', afterRound: currentRound(now) }
    const outcome = openStage(now, wish)
    expect(plannedPartFault(now)).toEqual(outcome.accepted ? null : outcome.refusal)
  }
})

test('STGE-30 whoever came for the next round counts among those of the part', () => {
  const few = without(played(4), 2)
  expect(plannedPartFault(few)?.code).toBe('pods_too_small')
  expect(plannedPartFault(withAnonymous(few, 'Nora'))).toBeNull()
})

test('STGE-30 fewer than should play on are no reason: everybody does', () => {
  expect(plannedPartFault(without(played(8, [{ ...PODS, playing: 8 }]), 3))).toBeNull()
})

test('STGE-30 while a round is played, and where nothing is planned, there is no reason to say', () => {
  const complete = without(played(4), 2)
  expect(plannedPartFault({ ...complete, plannedParts: [] })).toBeNull()
  const again = startNextRound(complete, { seed: 's', wished: 2 })
  expect(plannedPartFault(after(complete, again))).toBeNull()
  expect(plannedPartFault({ ...complete, stages: [firstStageOf('groups')] })).toBeNull()
})
