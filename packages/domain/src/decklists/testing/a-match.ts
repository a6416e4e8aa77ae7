import { games } from '../../tournaments/kinds/result.ts'
import { DOUBLE_LOSS } from '../../tournaments/results/score.ts'
import { matchId, playerId } from '../../tournaments/testing/a-tournament.ts'
import type { ByeMatch, LossMatch, Meeting } from '../../tournaments/tournament.ts'

let table = 0

/** `aMatch('ana', '2-1', 'bob')`; `'?'` not played yet, `'!'` contested, `'x'` lost by both, `'1-1-1'` with a drawn game. */
export function aMatch(one: string, result: string, [other, round = 1]: readonly [string, number?]): Meeting {
  table++
  const [wins1 = 0, wins2 = 0, draws = 0] = result.split('-').map(Number)
  const score = result === 'x' ? DOUBLE_LOSS : { wins1, wins2, draws }
  const terminated = { kind: 'terminated', result: games(score), decidedBy: 'player', reports: [] } as const
  return {
    kind: 'played',
    id: matchId(`m${table}`),
    round,
    table,
    sides: [[playerId(one)], [playerId(other)]],
    state: result === '?' ? { kind: 'pending' } : result === '!' ? { kind: 'contested', reports: [] } : terminated,
  }
}

export function alone(kind: 'bye' | 'loss', player: string, round = 1): ByeMatch | LossMatch {
  return { kind, id: matchId(`${kind}-${round}-${player}`), round, player: playerId(player) }
}
