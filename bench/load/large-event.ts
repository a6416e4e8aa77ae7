import { addPlayersAtDesk } from '@tablee/contract/registrations/add-players-at-desk'
import { getAdvancedRegistrations } from '@tablee/contract/registrations/get-advanced-registrations'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { newSecret, type ServerClient } from '../../tools/replay/server-client.ts'
import type { Asking } from './large-tournament.ts'

export type EventSize = { readonly registered: number; readonly joined: number }

const AT_DESK_TOGETHER = 100
const PERSON = {
  firstName: 'Camille',
  lastName: 'Martin',
  email: 'camille@example.org',
  policyAgreement: true,
} as const
const GUARDIAN = { name: 'Odile Martin', contact: 'odile@example.org', agreedTo: 1 }
const DECK = { decklistText: Array.from({ length: 25 }, (_, index) => `4 Card number ${index}`).join('\n') }

type Payload = Readonly<Record<string, unknown>>

/** An event with many registrations and a quick tournament that many join, of one account, and what is asked about them and about the account. */
export class LargeEvent {
  readonly #client: ServerClient
  readonly #password: string
  readonly #size: EventSize
  #tournamentId = ''
  #code = ''
  #keys: readonly string[] = []
  #quickCode = ''
  #quickId = ''
  #helper = ''
  readonly #player = newSecret()
  readonly #joined = newSecret()
  readonly #organizerId = newSecret()

  /** @param client of the account, which may announce events. */
  constructor(client: ServerClient, { password }: { readonly password: string }, size: EventSize) {
    this.#client = client
    this.#password = password
    this.#size = size
  }

  async fill(): Promise<void> {
    const client = this.#client
    const { registered, joined } = this.#size
    const { tournamentId } = await client.call(createAdvancedTournament, {
      ...{ name: 'Bench', gameType: 'magic', format: 'modern', maxPlayers: registered + 1 },
      registrationRules: { guardianBelow: 16 },
      tournamentDate: new Date(Date.now() + 1_800_000).toISOString(),
    })
    this.#tournamentId = tournamentId
    for (let from = 0; from < registered; from += AT_DESK_TOGETHER) {
      const count = Math.min(AT_DESK_TOGETHER, registered - from)
      const players = Array.from({ length: count }, (_, index) => ({
        playerName: `Player ${from + index}`,
        decklist: DECK,
      }))
      await client.call(addPlayersAtDesk, { tournamentId, players })
    }
    const { data } = await client.call(getAdvancedRegistrations, { tournamentId })
    this.#keys = data.map(({ playerKey }) => playerKey)
    const document = await fetch(
      `${client.url}/v1/databases/tablee/collections/tournaments/documents/${tournamentId}`,
      { headers: { 'x-appwrite-project': 'tablee' } },
    )
    this.#code = ((await document.json()) as { code: string }).code
    const wanted = { name: 'Bench', playerCount: joined + 1, organizerId: this.#organizerId }
    const { code, id } = (await client.call(createQuickTournament, wanted)).tournament
    this.#quickCode = code
    this.#quickId = id
    for (let number = 0; number < joined; number++)
      await client.call(joinQuickTournament, { code, playerName: `Player ${number}`, playerId: newSecret() })
  }

  /** In an order in which each can be done. */
  askings(): readonly Asking[] {
    return [...this.#beforeTheDay(), ...this.#onTheDay(), ...this.#joining(), ...this.#account(), ...this.#end()]
  }

  #beforeTheDay(): readonly Asking[] {
    const event = () => ({ tournamentId: this.#tournamentId })
    const own = () => ({ ...event(), playerId: this.#player })
    const one = (place: number) => ({ ...event(), playerId: this.#keys[place] })
    const all = () => ({ ...event(), registrationIds: this.#keys })
    return [
      this.#asked('register-advanced-player', () => ({
        ...{ ...own(), ...PERSON, playerName: 'Somebody', decklist: DECK },
        guardian: GUARDIAN,
      })),
      this.#asked('get-advanced-registrations', event),
      this.#asked('get-frozen-decks', event),
      this.#asked('get-own-registrations', () => ({})),
      this.#asked('update-player-advanced-tournament', () => ({ ...own(), playerName: 'Somebody else' })),
      this.#asked('submit-advanced-decklist', () => ({ ...own(), decklist: DECK })),
      this.#asked('accept-registrations', event),
      this.#asked('note-payment', () => ({ ...one(0), hasPaid: true })),
      this.#asked('note-payments', () => ({ ...all(), hasPaid: true })),
      this.#asked('award-byes', () => ({ ...one(1), byes: 1 })),
      this.#asked('hide-registered-name', () => ({ ...one(2), isHidden: true })),
      this.#asked('erase-registration', () => one(5)),
      this.#asked('cancel-player-advanced-tournament', () => one(3)),
      this.#asked('undo-registration-act', () => ({ ...one(3), act: 'cancel' })),
      this.#asked('cancel-registrations', all),
      this.#asked('undo-registration-acts', () => ({ ...all(), act: 'cancel' })),
      this.#asked('message-registered', () => ({ ...event(), text: 'Bring a pen.' })),
      this.#asked('get-event-messages', event),
      this.#asked('add-player-at-desk', () => ({ ...event(), playerName: 'Late one' })),
      this.#asked('get-last-advanced-event', () => ({})),
      this.#asked('get-account-matters', () => ({})),
    ]
  }

  #onTheDay(): readonly Asking[] {
    const event = () => ({ tournamentId: this.#tournamentId })
    const one = (place: number) => ({ ...event(), playerId: this.#keys[place] })
    const code = () => ({ code: this.#code })
    return [
      this.#asked('get-door-code', event),
      this.#asked('check-in-player', () => ({ ...one(0), isPresent: true })),
      this.#asked('check-in-players', () => ({ ...event(), isPresent: true })),
      this.#asked('check-in-myself', () => ({ ...event(), playerId: this.#player, isPresent: true })),
      this.#asked('drop-absent-players', event),
      this.#asked('generate-advanced-pairings', () => ({ ...event(), roundNumber: 1 })),
      this.#asked('get-advanced-rounds', event),
      this.#asked('get-own-evening', () => ({})),
      this.#asked('drop-player-advanced-tournament', () => one(4)),
      this.#asked('get-whole-tournament', code),
      this.#asked('get-table-codes', code),
      this.#asked('get-journal', code),
      this.#asked('get-round-paces', code),
      this.#asked('invite-staff', () => ({
        ...{ ...code(), role: 'judge', name: 'Nour' },
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      })),
      this.#asked('revoke-staff', () => ({ ...code(), id: this.#helper })),
      this.#asked('erase-staff', () => ({ ...code(), id: this.#helper })),
    ]
  }

  #joining(): readonly Asking[] {
    const own = () => ({ code: this.#quickCode, playerId: this.#joined })
    const organized = () => ({ code: this.#quickCode, organizerId: this.#organizerId })
    const another = newSecret()
    return [
      this.#asked('create-quick-tournament', () => ({ name: 'Another', playerCount: 8, organizerId: newSecret() })),
      this.#asked('join-quick-tournament', () => ({ ...own(), playerName: 'Somebody' })),
      this.#asked('rename-own-player', () => ({ ...own(), newPlayerName: 'Anybody' })),
      this.#asked('create-device-link', organized),
      this.#asked('keep-in-account', organized),
      this.#asked('leave-quick-tournament', own),
      this.#asked('get-seat-queue', () => ({ code: this.#quickCode })),
      this.#asked('leave-seat-queue', () => ({ code: this.#quickCode, playerId: another })),
      this.#asked('delete-tournament', organized),
      this.#asked('get-deleted-tournaments', () => ({ organizerIds: [this.#organizerId] })),
      this.#asked('restore-tournament', organized),
      this.#asked('start-quick-tournament', () => ({ tournamentId: this.#quickId, organizerId: this.#organizerId })),
      this.#asked('cancel-quick-tournament', organized),
    ]
  }

  #account(): readonly Asking[] {
    return [
      this.#asked('get-kept-tournaments', () => ({})),
      this.#asked('get-event-offers', () => ({})),
      this.#asked('get-followed-series', () => ({})),
      this.#asked('get-own-shop', () => ({})),
      this.#asked('suggest-search', () => ({ text: 'ben', within: 'everything' })),
      this.#asked('find-places', () => ({ text: 'saint' })),
      this.#asked('find-shops', () => ({ text: 'ben' })),
      this.#asked('export-account', () => ({})),
    ]
  }

  #end(): readonly Asking[] {
    return [
      this.#asked('cancel-tournament', () => ({ tournamentId: this.#tournamentId, reason: 'No room' })),
      this.#asked('delete-account', () => ({ password: this.#password })),
    ]
  }

  #asked(what: string, payload: () => Payload): Asking {
    let body = ''
    return {
      what,
      prepare: async () => {
        body = JSON.stringify({ actId: crypto.randomUUID(), ...payload() })
      },
      ask: async () => {
        const answer = await this.#client.post(`/v1/functions/${what}/executions`, { body })
        if (what === 'invite-staff') this.#helper = JSON.parse(String(answer.body.responseBody)).data.id
        return Number(answer.body.responseStatusCode)
      },
    }
  }
}
