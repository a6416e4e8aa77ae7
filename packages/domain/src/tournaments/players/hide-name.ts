import { accept, type Outcome } from '../../outcome.ts'
import type { Change } from '../change.ts'
import type { Player, PlayerId, Tournament } from '../tournament.ts'
import { nameKey } from './player-name.ts'
import { renamePlayer } from './rename-player.ts'

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
 * It is the place in the order of arrival, counted from 1 for the first; the next free one where somebody is called so.
 */
export function numberName(place: number, names: readonly string[]): string {
  const taken = new Set(names.map(nameKey))
  let number = place + 1
  while (taken.has(nameKey(`Nº ${number}`))) number++
  return `Nº ${number}`
}

/** Whether somebody is read as a number: their name is hidden. */
export function isNumberName(name: string): boolean {
  return /^Nº \d+$/.test(name)
}

export function playerNumber({ players }: Pick<Tournament, 'players'>, playerId: PlayerId): string {
  const names = players.map(({ name }) => name)
  return numberName(
    players.findIndex(({ id }) => id === playerId),
    names,
  )
}

/** To everybody it is a change of name, so that whoever knew the name forgets it, whatever version of the app they have. */
export function hideName(tournament: Tournament, hidden: HiddenName): Outcome<readonly Change[]> {
  return renamePlayer(tournament, { playerId: hidden.playerId, name: hidden.shownAs })
}

/** The name is there for everybody again, unless somebody took it meanwhile. */
export function showName(tournament: Tournament, { playerId, name }: HiddenName): Outcome<readonly Change[]> {
  return renamePlayer(tournament, { playerId, name })
}

/** What is hidden of this player, or would be. */
export function hiddenNameOf(
  tournament: Tournament,
  { id: playerId, name }: Pick<Player, 'id' | 'name'>,
  kept: readonly HiddenName[],
): { readonly hidden: HiddenName; readonly isHidden: boolean } {
  const before = stillHidden(tournament, kept).find((one) => one.playerId === playerId)
  return {
    hidden: before ?? { playerId, name, shownAs: playerNumber(tournament, playerId) },
    isHidden: before !== undefined,
  }
}

/** Nothing changes where it is as it is wished. */
export function hideOrShow(
  tournament: Tournament,
  { hidden, isHidden }: ReturnType<typeof hiddenNameOf>,
  wished: boolean,
): Outcome<readonly Change[]> {
  if (wished === isHidden) return accept([])
  return wished ? hideName(tournament, hidden) : showName(tournament, hidden)
}
