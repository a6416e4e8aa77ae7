import type { LinkedRegistration } from '@tablee/contract/registrations/registration-link'
import type { SeenEvent } from '@tablee/contract/serving/event-act'
import { wireMoment } from '@tablee/contract/wire-moment'
import { areDecksLocked } from '@tablee/domain/decklists/deck-lock'
import { hasCommanders } from '@tablee/domain/decklists/deck-words'
import { toldStanding } from '@tablee/domain/registrations/registration-state'
import { waitingPositions } from '@tablee/domain/registrations/waiting-list'
import { isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { checkInOpensAt } from '@tablee/domain/tournaments/life/registration-rules'
import type { RegistrationGround } from './registration-ground.ts'
import type { KeptRegistration, StandingRegistration } from './registration-store.ts'
import { undamagedDecklist } from './stored-decklist.ts'

type Shown = {
  readonly event: SeenEvent
  readonly registration: KeptRegistration
  readonly pending: readonly StandingRegistration[]
}

/** Without last name, telephone and notes. */
export function linkedRegistrationOf(
  { noteDamage, now }: Pick<RegistrationGround, 'noteDamage' | 'now'>,
  { event: { tournament }, registration, pending }: Shown,
): LinkedRegistration {
  const { id, code, name, announcement, registrationRules: rules, isCancelled } = tournament
  const waiting = pending.filter(({ state }) => state.kind === 'pending').map((one) => one.id)
  const decklist = undamagedDecklist(noteDamage, registration)
  const opensAt = announcement && checkInOpensAt(rules, announcement.startsAt)
  return {
    registrationId: registration.id,
    playerName: registration.name,
    ...toldStanding(registration.state),
    hasPaid: registration.hasPaid,
    waitingPosition: waitingPositions(tournament, waiting).get(registration.id) ?? null,
    decklist: decklist && JSON.stringify(decklist),
    isOfAccount: registration.accountId !== null,
    tournament: {
      ...{ id, code, name, isCancelled, isStarted: !isWaiting(tournament), isFinished: isFinished(tournament) },
      startsAt: wireMoment(announcement?.startsAt ?? ''),
      location: announcement?.location ?? null,
      areDecksLocked: areDecksLocked(tournament, now().toISOString()),
      ...{ fee: rules.fee, bring: rules.bring, deck: rules.deck },
      decks: {
        game: announcement?.game ?? 'other',
        hasCommanders: announcement !== null && hasCommanders(announcement),
        ...{ format: announcement?.format ?? 'other', formatName: announcement?.formatName ?? null },
      },
      checkInOpensAt: opensAt === null ? null : wireMoment(opensAt),
    },
  }
}
