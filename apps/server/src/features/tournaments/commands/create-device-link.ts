import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { createDeviceLink as call } from '@tablee/contract/tournaments/create-device-link'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { findReferredPlayer, isPlayerReferred } from '@tablee/domain/tournaments/players/player-reference'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { insertDeviceLink } from '../capability-store.ts'
import { drawOneTimeCode } from '../chance.ts'
import type { HeldTournament } from '../held-tournament.ts'
import { hashSecret } from '../secret.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { carryAct, nothingToLoad } from './carry-act.ts'

type Input = ParsedInput<typeof call>

const HOUR_MS = 3_600_000
const PLAYER_LINK_LIFE_MS = 24 * HOUR_MS
/** The organizer's own recovery link is kept until needed. */
const ORGANIZER_LINK_LIFE_MS = 90 * 24 * HOUR_MS

export async function createDeviceLink(
  acting: Acting<TournamentGround>,
  input: Input,
): Promise<Outcome<CallReply<typeof call>>> {
  const oneTimeCode = drawOneTimeCode(acting.chance)
  const now = acting.now().getTime()
  const outcome = await carryAct(acting, {
    name: 'create-device-link',
    target: { code: input.code },
    // A lost answer loses its code.
    actId: undefined,
    isForCancelled: true,
    claim: { as: 'staff', secret: input.organizerId, caller: acting.caller },
    load: nothingToLoad,
    decide: (held) => {
      const meant = playerMeant(held, input)
      if (!meant.accepted) return meant
      const life = meant.value === null ? ORGANIZER_LINK_LIFE_MS : PLAYER_LINK_LIFE_MS
      const expiresAt = new Date(now + life).toISOString()
      return accept({ changes: [], isAct: true, result: { playerId: meant.value, expiresAt } })
    },
    beside: (tx, { held, result }) =>
      insertDeviceLink(tx.db, hashSecret(oneTimeCode), {
        ...result,
        tournamentId: held.tournament.id,
        usedAt: null,
      }),
  })
  if (!outcome.accepted) return outcome
  const { result } = outcome.value
  if (!result) return refuse('device_link_invalid')
  return accept({ data: { oneTimeCode, expiresAt: wireMoment(result.expiresAt) } })
}

function playerMeant({ tournament }: HeldTournament, input: Input): Outcome<PlayerId | null> {
  if (!isPlayerReferred(input)) return accept(null)
  const player = findReferredPlayer(tournament, input)
  return player.accepted ? accept(player.value.id) : player
}
