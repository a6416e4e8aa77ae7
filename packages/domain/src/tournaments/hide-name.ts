import type { Outcome } from '../outcome.ts'
import type { Change } from './change.ts'
import { nameKey } from './player-name.ts'
import { renamePlayer } from './rename-player.ts'
import type { PlayerId, Tournament } from './tournament.ts'

/** The name of a hidden player, kept beside the tournament for whoever runs it. */
export type HiddenName = {
  readonly playerId: PlayerId
  readonly name: string
  /** What everybody reads instead; once the player has another name, nothing is hidden any more. */
  readonly shownAs: string
}

/** The names that are hidden still. */
export function stillHidden(tournament: Tournament, kept: readonly HiddenName[]): readonly HiddenName[] {
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]))
  return kept.filter(({ playerId, shownAs }) => names.get(playerId) === shownAs)
}

/**
 * The name that everybody reads in the place of an offensive or private one: a number, which says nothing in any language.
 * It is the order of arrival; the next free one where somebody is called so.
 */
export function numberName({ players }: Pick<Tournament, 'players'>, playerId: PlayerId): string {
  const taken = new Set(players.map(({ name }) => nameKey(name)))
  let number = players.findIndex(({ id }) => id === playerId) + 1
  while (taken.has(nameKey(`Nº ${number}`))) number++
  return `Nº ${number}`
}

/** To everybody it is a change of name, so that whoever knew the name forgets it, whatever version of the app they have. */
export function hideName(tournament: Tournament, hidden: HiddenName): Outcome<readonly Change[]> {
  return renamePlayer(tournament, { playerId: hidden.playerId, name: hidden.shownAs })
}

/** The name is there for everybody again, unless somebody took it meanwhile. */
export function showName(tournament: Tournament, { playerId, name }: HiddenName): Outcome<readonly Change[]> {
  return renamePlayer(tournament, { playerId, name })
}
