import { accept, type Outcome } from '@tablee/domain/outcome'
import type { Change } from '@tablee/domain/tournaments/change'
import { type HiddenName, hideName, playerNumber, showName } from '@tablee/domain/tournaments/players/hide-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

/** Stored separately, as on the server. */
export class HiddenNames {
  #kept: readonly HiddenName[] = []

  readonly turn = (
    tournament: Tournament,
    { playerKey, isHidden }: Readonly<Record<string, unknown>>,
  ): Outcome<readonly Change[]> => {
    const player = tournament.players.find(({ id }) => id === playerKey)
    const before = this.#kept.find(({ playerId }) => playerId === playerKey)
    if (!player || Boolean(before) === isHidden) return accept([])
    this.#kept = this.#kept.filter((one) => one !== before)
    if (before) return showName(tournament, before)
    const hidden = { playerId: player.id, name: player.name, shownAs: playerNumber(tournament, player.id) }
    this.#kept = [...this.#kept, hidden]
    return hideName(tournament, hidden)
  }

  told() {
    return this.#kept.map(({ playerId, name }) => ({ playerKey: playerId, name }))
  }
}
