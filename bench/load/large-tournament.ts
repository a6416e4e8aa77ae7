import { PROJECT_ID } from '@tablee/contract/channels'
import { portableText } from '@tablee/contract/tournaments/portable-tournament'
import type { PortableTournament } from '@tablee/domain/tournaments/portable-tournament'

const SECRET = 'bench-organizer-secret-0123456789'
const HEADERS = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID, 'accept-encoding': 'br' }
const COLLECTION = '/v1/databases/tablee/collections/tournaments/documents'

/** One request about a large tournament; `ask` gives the answer's status, that of the call where there is one. */
export type Asking = { readonly what: string; readonly ask: () => Promise<number> }

/** A large tournament on a server, imported, and all that anybody may ask about it. */
export class LargeTournament {
  readonly #url: string
  readonly #file: PortableTournament
  #id = ''
  #code = ''

  constructor(url: string, file: PortableTournament) {
    this.#url = url
    this.#file = file
  }

  import(): Asking {
    const tournament: unknown = JSON.parse(portableText(this.#file))
    return {
      what: 'import-tournament',
      ask: async () => {
        const { status, body } = await this.#execute('import-tournament', { tournament })
        const { $id, code } = body.tournament ?? {}
        this.#id = $id
        this.#code = code
        return status
      },
    }
  }

  readings(): readonly Asking[] {
    const round = this.#file.rounds.length
    const select = (name: string) =>
      `?queries[0]=${encodeURIComponent(JSON.stringify({ method: 'select', values: [name] }))}`
    const byCode = encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'code', values: [this.#code] }))
    return [
      this.#get('document', `${COLLECTION}/${this.#id}`),
      this.#get('document, its matches', `${COLLECTION}/${this.#id}${select('matches')}`),
      this.#get('document, its name', `${COLLECTION}/${this.#id}${select('name')}`),
      this.#get('list of one', `${COLLECTION}?queries[0]=${byCode}`),
      this.#get('page', `/tournament/${this.#code}`, 'text/html'),
      this.#get('public description', `/v1/tournaments/${this.#code}`),
      this.#get('standings', `/v1/tournaments/${this.#code}/standings`),
      this.#get('pairings of a round', `/v1/tournaments/${this.#code}/rounds/${round}`),
      this.#act('get-score-reports', { code: this.#code }),
      this.#act('get-advanced-rounds', { tournamentId: this.#id }),
      this.#act('get-own-role', { code: this.#code }),
      this.#act('get-staff', { code: this.#code }),
      this.#act('get-conduct', { code: this.#code }),
      this.#act('get-hidden-names', { code: this.#code }),
    ]
  }

  /** In an order in which each can be done, the pairing of a round first. */
  acts(): readonly Asking[] {
    const code = this.#code
    const tournamentId = this.#id
    const round = this.#file.rounds.length
    const [first, second] = this.#file.players.map(({ key }) => key)
    const bye = { player1: first, player2: null }
    return [
      this.#act('start-next-round', { tournamentId, roundNumber: round + 1 }),
      this.#act('undo-round', { code, roundNumber: round + 1 }),
      this.#act('update-quick-tournament-player', { code, playerKey: first, newPlayerName: 'Somebody else' }),
      this.#act('hide-player-name', { code, playerKey: second, isHidden: true }),
      this.#act('add-anonymous-player', { code, playerName: 'Somebody new' }),
      this.#act('delete-quick-tournament-player', { code, playerKey: second }),
      this.#act('restore-quick-tournament-player', { code, playerKey: second }),
      this.#act('start-next-round', { tournamentId, roundNumber: round + 1 }),
      this.#act('set-round-pairings', { code, roundNumber: round + 1, pairings: [bye] }),
      this.#act('plan-rounds', { tournamentId, rounds: null }),
      this.#act('undo-round', { code, roundNumber: round + 1 }),
      this.#act('start-cut', { tournamentId, roundNumber: round, size: 8 }),
      this.#act('undo-round', { code, roundNumber: round + 1 }),
      this.#act('finish-tournament', { tournamentId }),
      this.#act('reopen-tournament', { code }),
      this.#act('restart-quick-tournament', { code, keepPlayers: true }),
    ]
  }

  #act(id: string, payload: object): Asking {
    return { what: id, ask: async () => (await this.#execute(id, payload)).status }
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers of any shape
  async #execute(id: string, payload: object): Promise<{ readonly status: number; readonly body: any }> {
    const answer = await fetch(`${this.#url}/v1/functions/${id}/executions`, {
      method: 'POST',
      headers: HEADERS,
      body: JSON.stringify({
        body: JSON.stringify({ organizerId: SECRET, actId: crypto.randomUUID(), ...payload }),
      }),
    })
    const { responseStatusCode, responseBody } = (await answer.json()) as Record<string, never>
    return { status: responseStatusCode ?? answer.status, body: JSON.parse(responseBody ?? '{}') }
  }

  #get(what: string, path: string, accept = 'application/json'): Asking {
    return {
      what,
      ask: async () => {
        const answer = await fetch(this.#url + path, { headers: { ...HEADERS, accept } })
        await answer.arrayBuffer()
        return answer.status
      },
    }
  }
}
