import { accept, type Outcome } from '../../outcome.ts'
import type { Change } from '../change.ts'
import type { Player, PlayerId, Tournament } from '../tournament.ts'
import { nameKey } from './player-name.ts'
import { renamePlayer } from './rename-player.ts'

/** A hidden player's name, kept beside the tournament for its staff. */
export type HiddenName = {
  readonly playerId: PlayerId
  readonly name: string
  /** Shown to everybody; once the player is renamed, nothing is hidden any more. */
  readonly shownAs: string
}

/** Names still hidden. */
export function stillHidden(tournament: Tournament, kept: readonly HiddenName[]): readonly HiddenName[] {
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]))
  return kept.filter(({ playerId, shownAs }) => names.get(playerId) === shownAs)
}

/**
 * The public replacement of an offensive or private name: the place in order of arrival, from 1, or the next free number. Numbers are
 * neutral in any language.
 */
export function numberName(place: number, names: readonly string[]): string {
  const taken = new Set(names.map(nameKey))
  let number = place + 1
  while (taken.has(nameKey(`Nº ${number}`))) number++
  return `Nº ${number}`
}

/** Whether a name is such a number, hence hidden. */
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

/** Published as a change of name, so that every app version forgets the old one. */
export function hideName(tournament: Tournament, hidden: HiddenName): Outcome<readonly Change[]> {
  return renamePlayer(tournament, { playerId: hidden.playerId, name: hidden.shownAs })
}

/** Shows the name again, unless someone took it meanwhile. */
export function showName(tournament: Tournament, { playerId, name }: HiddenName): Outcome<readonly Change[]> {
  return renamePlayer(tournament, { playerId, name })
}

/** What is, or would be, hidden of this player. */
export function hiddenNameOf(
  tournament: Tournament,
  { id: playerId, name }: Pick<Player, 'id' | 'name'>,
  kept: readonly HiddenName[],
): { readonly hidden: HiddenName; readonly isHidden: boolean } {
  const before = stillHidden(tournament, kept).find((one) => one.playerId === playerId)
  // At a youth event every real name is kept; hidden is who is shown as a number.
  if (before && tournament.isYouth && !isNumberName(name)) {
    return { hidden: { ...before, shownAs: playerNumber(tournament, playerId) }, isHidden: false }
  }
  return {
    hidden: before ?? { playerId, name, shownAs: playerNumber(tournament, playerId) },
    isHidden: before !== undefined,
  }
}

/** Nothing changes if it is already so. */
export function hideOrShow(
  tournament: Tournament,
  { hidden, isHidden }: ReturnType<typeof hiddenNameOf>,
  wished: boolean,
): Outcome<readonly Change[]> {
  if (wished === isHidden) return accept([])
  return wished ? hideName(tournament, hidden) : showName(tournament, hidden)
}
