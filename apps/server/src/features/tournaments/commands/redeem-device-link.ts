import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { redeemDeviceLink as call } from '@tablee/contract/tournaments/redeem-device-link'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { moveOrganizer, movePlayer } from '@tablee/domain/tournaments/players/move-device'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { type DeviceLink, findDeviceLink, spendDeviceLink } from '../capability-store.ts'
import {
  type HeldTournament,
  hashOfHolder,
  KEPT_BY_NO_ACCOUNT,
  keptByAccount,
  organizerHeldBy,
  playerHeldBy,
} from '../held-tournament.ts'
import { hashSecret, isSameHash, keepingAccount, type Subject, subjectOf } from '../secret.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { carryAct, type Decided } from './carry-act.ts'

type Input = ParsedInput<typeof call>
type Reply = CallReply<typeof call>

export async function redeemDeviceLink(
  acting: Acting<TournamentGround>,
  { code, oneTimeCode, secret }: Input,
): Promise<Outcome<Reply>> {
  const subject = subjectOf(secret, acting.caller)
  const linkHash = hashSecret(oneTimeCode)
  const at = acting.now().toISOString()
  const outcome = await carryAct(acting, {
    name: 'redeem-device-link',
    target: { code },
    // The link itself records by which secret it was used.
    actId: undefined,
    claim: { as: 'everybody', secret, caller: acting.caller },
    load: (tx, { tournament }) => findDeviceLink(tx, tournament.id, linkHash),
    decide: (held, link) =>
      link
        ? decide(held, { link, subject, keeper: keepingAccount(acting.caller, subject.hash), at })
        : refuse('device_link_invalid'),
    beside: async (tx, { result: link }) => {
      if (link.usedAt === null) await spendDeviceLink(tx.db, linkHash, at)
    },
  })
  if (!outcome.accepted) return outcome
  const { held, result } = outcome.value
  return result ? accept(replyOf(held, result.playerId)) : refuse('device_link_invalid')
}

type Redemption = {
  readonly link: DeviceLink
  readonly subject: Subject
  /** The account signed in on the device. */
  readonly keeper: string | null
  readonly at: string
}

function decide(held: HeldTournament, { link, subject, keeper, at }: Redemption): Outcome<Decided<DeviceLink>> {
  const { tournament } = held
  const { publicId, hash } = subject
  if (link.usedAt !== null) {
    // The device that used the link may repeat: its answer may have been lost.
    return isSameHash(hashOfHolder(held.holders, link.playerId), hash)
      ? accept({ changes: [], result: link })
      : refuse('device_link_invalid')
  }
  if (link.expiresAt <= at) return refuse('device_link_invalid')
  const { playerId } = link
  const moved = playerId === null ? moveOrganizer(tournament, publicId) : movePlayer(tournament, { playerId, publicId })
  if (!moved.accepted) return refuse('device_link_invalid')
  const grants =
    playerId === null
      ? [organizerHeldBy(hash), keeper === null ? KEPT_BY_NO_ACCOUNT : keptByAccount(keeper)]
      : [playerHeldBy(playerId, hash)]
  return accept({ changes: moved.value, grants, result: link })
}

function replyOf({ tournament }: HeldTournament, playerId: PlayerId | null): Reply {
  const player = tournament.players.find(({ id }) => id === playerId)
  return {
    data: {
      role: playerId === null ? 'organizer' : 'player',
      tournamentId: tournament.id,
      code: tournament.code,
      playerName: player?.name ?? null,
    },
  }
}
