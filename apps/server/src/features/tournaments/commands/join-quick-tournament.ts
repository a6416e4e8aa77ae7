import type { ParsedInput } from '@tablee/contract/call'
import type { joinQuickTournament as call } from '@tablee/contract/tournaments/join-quick-tournament'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Change } from '@tablee/domain/tournaments/change'
import { joinTournament } from '@tablee/domain/tournaments/join-tournament'
import { drawPlayerId } from '../chance.ts'
import { comparePassword, shownPassword } from '../compare-password.ts'
import type { Grant, HeldTournament } from '../held-tournament.ts'
import { isSameHash, subjectOf } from '../secret.ts'
import { type Acting, carryAct, resolveTarget } from './carry-act.ts'

export async function joinQuickTournament(
  acting: Acting,
  { code, playerName, playerId: secret, password, actId }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  const { publicId, hash } = subjectOf(secret, acting.caller)
  const id = await resolveTarget(acting, { code })
  const typed = id && (await comparePassword(acting, id, password))
  return carryAct(acting, {
    name: 'join-quick-tournament',
    target: { code },
    actId,
    permit: (held) => {
      const known = held.tournament.players.find((player) => player.publicId === publicId)
      const isTheirs = !known || isSameHash(held.holders.players.get(known.id) ?? '', hash)
      return isTheirs ? accept(publicId) : refuse('capability_invalid')
    },
    decide: (held) => {
      const newPlayerId = drawPlayerId(acting.chance)
      const join = { name: playerName, publicId, newPlayerId, password: shownPassword(held, typed) }
      const outcome = joinTournament(held.tournament, join)
      return outcome.accepted ? accept({ changes: outcome.value, grants: grantsOf(outcome.value, hash) }) : outcome
    },
  })
}

function grantsOf(changes: readonly Change[], hash: string): readonly Grant[] {
  return changes.flatMap((change) =>
    change.kind === 'player_added' || change.kind === 'player_claimed'
      ? [{ role: 'player', playerId: change.playerId, hash } as const]
      : [],
  )
}
