import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { redeemDeviceLink as call } from '@tablee/contract/tournaments/redeem-device-link'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { moveOrganizer, movePlayer } from '@tablee/domain/tournaments/move-device'
import type { PlayerId, PublicId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import { type DeviceLink, findDeviceLink, spendDeviceLink } from '../capability-store.ts'
import type { Grant, HeldTournament } from '../held-tournament.ts'
import { hashSecret, type Subject, subjectOf } from '../secret.ts'
import { type Acting, carryAct, type Decision } from './carry-act.ts'

type Input = ParsedInput<typeof call>
type Reply = CallReply<typeof call>

export async function redeemDeviceLink(acting: Acting, input: Input): Promise<Outcome<Reply>> {
  const { code, oneTimeCode, secret } = input
  const subject = subjectOf(secret, acting.caller)
  let playerId: PlayerId | null = null
  const outcome = await carryAct(acting, {
    name: 'redeem-device-link',
    target: { code },
    // The link itself says whether it was used, and by which secret.
    actId: undefined,
    permit: () => accept(subject.publicId),
    decide: async (held, tx) => {
      const linkHash = hashSecret(oneTimeCode)
      const link = await findDeviceLink(tx, held.tournament.id, linkHash)
      if (!link) return refuse('device_link_invalid')
      playerId = link.playerId
      const at = acting.now().toISOString()
      const decision = decide(held, { link, subject, at })
      if (decision.accepted && link.usedAt === null) await spend(tx, linkHash, at)
      return decision
    },
  })
  return outcome.accepted ? accept(replyOf(outcome.value, playerId)) : outcome
}

function spend(tx: Transaction, linkHash: string, at: string): Promise<void> {
  return spendDeviceLink(tx.db, linkHash, at)
}

type Redemption = { readonly link: DeviceLink; readonly subject: Subject; readonly at: string }

function decide(held: HeldTournament, { link, subject, at }: Redemption): Outcome<Decision> {
  const { tournament } = held
  const { publicId, hash } = subject
  if (link.usedAt !== null) {
    // The device that used the link may ask again: its first answer may have been lost.
    return holderOf(held, link.playerId) === publicId ? accept({ changes: [] }) : refuse('device_link_invalid')
  }
  if (link.expiresAt <= at) return refuse('device_link_invalid')
  const { playerId } = link
  const moved = playerId === null ? moveOrganizer(tournament, publicId) : movePlayer(tournament, { playerId, publicId })
  if (!moved.accepted) return refuse('device_link_invalid')
  const grant: Grant = playerId === null ? { role: 'organizer', hash } : { role: 'player', playerId, hash }
  return accept({ changes: moved.value, grants: [grant] })
}

function holderOf({ tournament }: HeldTournament, playerId: PlayerId | null): PublicId | null {
  if (playerId === null) return tournament.organizer
  return tournament.players.find(({ id }) => id === playerId)?.publicId ?? null
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
