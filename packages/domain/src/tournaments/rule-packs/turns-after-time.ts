import type { TeamKind } from '../teams/team.ts'
import type { Game, RulePack } from './rule-pack.ts'

/** Turns that follow the one under way once a round's time is up; null: the game stops at once. */
export type TurnsAfterTime = number | null

type OfGame = {
  readonly turns: TurnsAfterTime
  /** Whether a text of the publisher says so; else a default (docs/rule-packs.md). */
  readonly isSettled: boolean
}

const OF_GAMES: Readonly<Record<Game, OfGame>> = {
  magic: { turns: 5, isSettled: true },
  pokemon: { turns: 1, isSettled: true },
  yugioh: { turns: null, isSettled: true },
  lorcana: { turns: 5, isSettled: true },
  altered: { turns: 5, isSettled: false },
  other: { turns: 0, isSettled: false },
  onepiece: { turns: null, isSettled: true },
  starwars: { turns: 1, isSettled: false },
  fleshandblood: { turns: 1, isSettled: false },
  digimon: { turns: 3, isSettled: false },
  riftbound: { turns: 3, isSettled: true },
  dragonball: { turns: null, isSettled: false },
}

/** At most, in Two-Headed Giant (Magic Tournament Rules 2.4); a default for other games. */
const MOST_OF_GIANTS = 3

/** Anything longer is a typing error. */
export const MOST_TURNS_AFTER_TIME = 10

type OfPack = Pick<RulePack, 'game' | 'turnsAfterTime'>

/** Where single people meet, as the pack says, or its game. */
export function turnsAfterTime({ game, turnsAfterTime: said }: OfPack): TurnsAfterTime {
  return said === undefined ? OF_GAMES[game].turns : said
}

/** Whether the publisher of the game says so; what an organizer chose is nobody's rule but theirs. */
export function areTurnsSettled({ game, turnsAfterTime: said }: OfPack): boolean {
  return said === undefined && OF_GAMES[game].isSettled
}

/** Where teams meet; what an organizer chose holds for them too. */
export function turnsOfTeams(pack: OfPack, kind: TeamKind): TurnsAfterTime {
  const turns = turnsAfterTime(pack)
  const isOwn = kind === 'trios' || pack.turnsAfterTime !== undefined || turns === null
  return isOwn ? turns : Math.min(turns, MOST_OF_GIANTS)
}

/** Whether a text settles it: Magic's alone speaks of teams. */
export function areTurnsOfTeamsSettled(pack: OfPack): boolean {
  return pack.game === 'magic' && areTurnsSettled(pack)
}
