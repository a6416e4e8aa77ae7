import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { createDeviceLink as call } from '@tablee/contract/tournaments/create-device-link'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome } from '@tablee/domain/outcome'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { insertDeviceLink } from '../capability-store.ts'
import { drawOneTimeCode } from '../chance.ts'
import { findReferredPlayer, isPlayerReferred } from '../find-referred-player.ts'
import type { HeldTournament } from '../held-tournament.ts'
import { notFound } from '../not-there.ts'
import { hashSecret } from '../secret.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { authorOf } from '../tournament-policy.ts'
import { lockTournament } from '../tournament-store.ts'
import { resolveTarget } from './carry-act.ts'

type Input = ParsedInput<typeof call>

const HOUR_MS = 3_600_000
const PLAYER_LINK_LIFE_MS = 24 * HOUR_MS
/** The organizer's own recovery link is kept somewhere until it is needed. */
const ORGANIZER_LINK_LIFE_MS = 90 * 24 * HOUR_MS

export async function createDeviceLink(
  acting: Acting<TournamentGround>,
  input: Input,
): Promise<Outcome<CallReply<typeof call>>> {
  const target = { code: input.code }
  const tournamentId = await resolveTarget(acting, target)
  if (tournamentId === null) return notFound(target)
  return acting.database.inTransaction(async (tx) => {
    const held = await lockTournament(tx, acting.cache, tournamentId)
    if (!held) return notFound(target)
    const claim = { as: 'staff', secret: input.organizerId, caller: acting.caller } as const
    const author = authorOf('create-device-link', held, { claim, now: acting.now() })
    if (!author.accepted) return author
    const meant = playerMeant(held, input)
    if (!meant.accepted) return meant
    const oneTimeCode = drawOneTimeCode(acting.chance)
    const life = meant.value === null ? ORGANIZER_LINK_LIFE_MS : PLAYER_LINK_LIFE_MS
    const expiresAt = new Date(acting.now().getTime() + life).toISOString()
    const link = { tournamentId, playerId: meant.value, expiresAt, usedAt: null }
    await insertDeviceLink(tx.db, hashSecret(oneTimeCode), link)
    return accept({ data: { oneTimeCode, expiresAt: wireMoment(expiresAt) } })
  })
}

function playerMeant({ tournament }: HeldTournament, input: Input): Outcome<PlayerId | null> {
  if (!isPlayerReferred(input)) return accept(null)
  const player = findReferredPlayer(tournament, input)
  return player.accepted ? accept(player.value.id) : player
}
