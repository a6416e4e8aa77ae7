import type { TeamKind } from '../teams/team.ts'
import type { CountedRules } from './pod-rules.ts'
import type { RulePack } from './rule-pack.ts'

const made = { trios: new WeakMap<RulePack, CountedRules>(), 'two-headed-giant': new WeakMap<RulePack, CountedRules>() }

/** A pack's rules where teams meet. */
export function teamRules(pack: RulePack, kind: TeamKind): CountedRules {
  const known = made[kind].get(pack) ?? MAKERS[kind](pack)
  made[kind].set(pack, known)
  return known
}

const MAKERS: { readonly [Kind in TeamKind]: (pack: RulePack) => CountedRules } = {
  /** The matches of the members are counted as games (practice; appendix C of the Magic Tournament Rules is silent). */
  trios: (pack) => ({ ...pack, official: false, byeGames: [2, 0, 0], tableLossGames: [0, 2, 0], unplayedDrawGames: 0 }),
  /** One game is the match (Magic Tournament Rules 9), so that games tell nothing. */
  'two-headed-giant': (pack) => ({
    ...pack,
    official: false,
    bestOf: 1,
    scoresAllowed: [
      [1, 0],
      [0, 0],
    ],
    tiebreakers: pack.tiebreakers.filter((figure) => figure !== 'game-win' && figure !== 'opponent-game-win'),
    gameWin: { ...pack.gameWin, counts: false },
    byeGames: [1, 0, 0],
    lossGames: [0, 1, 0],
    tableLossGames: [0, 1, 0],
    unplayedDrawGames: 1,
  }),
}
