import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { amendRegistration } from '@tablee/domain/registrations/amend-registration'
import { type Registering, register } from '@tablee/domain/registrations/register'
import type { Registration, RegistrationId } from '@tablee/domain/registrations/registration'
import type { RegistrationDecision } from '@tablee/domain/registrations/registration-decision'
import type { ShownPassword } from '@tablee/domain/tournaments/life/entry-password'
import type { PlayerId, PublicId } from '@tablee/domain/tournaments/tournament'
import type { PlayedTournamentServer } from '../../features/tournaments/testing/played-tournament-server.ts'
import { type Input, NO_DETAILS } from './registration-input.ts'
import { type Kept, type Looker, registrationView } from './registration-view.ts'

type Shown = {
  readonly password: ShownPassword
  readonly givesDeck: boolean
  readonly guardian?: Registering['guardian']
}

const NOTHING_KEPT = {
  ...{ publicId: null, details: NO_DETAILS, guardian: null, wishesFixedSeat: false, decklist: null },
  ...{ hasPaid: false, isDeckByOrganizer: false },
}

export class RegistrationBook {
  kept: readonly Kept[] = []
  readonly #event: PlayedTournamentServer
  #next = 1

  constructor(event: PlayedTournamentServer) {
    this.#event = event
  }

  get registrations(): readonly Registration[] {
    return this.kept.map(({ registration }) => registration)
  }

  of(name: string): Kept {
    const kept = this.kept.find(({ registration }) => registration.name === name)
    if (!kept) throw new Error(`nobody registered as ${name}`)
    return kept
  }

  meantBy({ registrationIds }: Input): readonly Kept[] {
    return this.kept.filter(
      ({ registration: { id } }) => Array.isArray(registrationIds) && registrationIds.includes(id),
    )
  }

  /** Everyone if a call names nobody. */
  meantOrAll({ registrationIds }: Input): readonly Kept[] {
    return Array.isArray(registrationIds) ? this.meantBy({ registrationIds }) : this.kept
  }

  newcomer(name: string) {
    const number = this.#next++
    return { id: `r${number}` as RegistrationId, playerId: `q${number}` as PlayerId, name }
  }

  register(name: string, publicId: PublicId, shown: Shown): Outcome<RegistrationDecision> {
    const own = this.kept.find((kept) => kept.publicId === publicId)?.registration ?? null
    const { registrations } = this
    const now = new Date().toISOString()
    return register(this.#event.tournament, {
      ...{ newcomer: this.newcomer(name), own, registrations, publicId, now },
      ...shown,
    })
  }

  amend(input: Input, { registration }: Kept, by: 'staff' | 'player'): Outcome<RegistrationDecision> {
    const name = typeof input.playerName === 'string' ? input.playerName : undefined
    const { playerName: _, tournamentId: _of, playerId: _whose, actId: _act, ...others } = input
    const isNameAlone = name !== undefined && Object.keys(others).length === 0
    const { registrations } = this
    return amendRegistration(this.#event.tournament, {
      registration,
      registrations,
      name,
      by,
      isNameAlone,
    })
  }

  carry({ registration, changes }: RegistrationDecision, more: Partial<Omit<Kept, 'registration'>> = {}): void {
    const before = this.kept.find((kept) => kept.registration.id === registration.id)
    const kept = { ...NOTHING_KEPT, ...before, ...more, registration }
    const isLast = changes.some((change) => change.kind === 'registration_moved' && change.news?.kind === 'arrived')
    this.kept = isLast
      ? [...this.kept.filter((one) => one !== before), kept]
      : this.kept.map((one) => (one === before ? kept : one))
    this.#event.happens(accept(changes))
  }

  /** Throws if the domain refused. */
  carried(outcome: Outcome<RegistrationDecision>, more: Partial<Omit<Kept, 'registration'>> = {}): void {
    if (!outcome.accepted) throw new Error(outcome.refusal.code)
    this.carry(outcome.value, more)
  }

  view(id: string, looker: Looker): RegistrationView {
    const kept = this.kept.find(({ registration }) => registration.id === id)
    if (!kept) throw new Error(`no registration ${id}`)
    return registrationView(kept, { tournament: this.#event.tournament, registrations: this.registrations }, looker)
  }
}
