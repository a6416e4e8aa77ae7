import { PROJECT_ID } from '@tablee/contract/channels'
import { portableText } from '@tablee/contract/tournaments/documents/portable-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import type { TournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import type { PortableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { isBye, isPlayed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { smallestRepair } from '@tablee/domain/tournaments/rounds/smallest-repair'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { ServerClient } from '../../tools/replay/server-client.ts'

/** No file has it, so that the correction changes something. */
const CORRECTED = '2-0'
const NEWCOMERS: readonly string[] = ['Late one', 'Late two']
const SECRET = 'bench-organizer-secret-0123456789'
const HEADERS = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID, 'accept-encoding': 'br' }
const COLLECTION = '/v1/databases/tablee/collections/tournaments/documents'

/** `ask` gives the answer's status, or the call's if there is one. */
export type Asking = {
  readonly what: string
  /** Not measured. */
  readonly prepare?: () => Promise<void>
  readonly ask: () => Promise<number>
}

const ANOTHER_PART = { structure: 'swiss', plannedRounds: 3, carriesPoints: true, playing: 64 }

export class LargeTournament {
  readonly #url: string
  readonly #client: ServerClient
  readonly #file: PortableTournament
  #id = ''
  #code = ''

  /** @param client of an account that may import the maximum. */
  constructor(client: ServerClient, file: PortableTournament) {
    this.#url = client.url
    this.#client = client
    this.#file = file
  }

  import(): Asking {
    const tournament: unknown = JSON.parse(portableText(this.#file))
    return {
      what: 'import-tournament',
      ask: async () => {
        const body = JSON.stringify({ organizerId: SECRET, tournament })
        const answer = await this.#client.post('/v1/functions/import-tournament/executions', { body })
        const { $id, code } = JSON.parse(String(answer.body.responseBody)).tournament ?? {}
        this.#id = $id
        this.#code = code
        return Number(answer.body.responseStatusCode)
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
      this.#act('get-own-role', { code: this.#code }),
      this.#act('get-staff', { code: this.#code }),
      this.#act('get-shifts', { code: this.#code }),
      this.#act('get-conduct', { code: this.#code }),
      this.#act('get-hidden-names', { code: this.#code }),
    ]
  }

  /** Each is possible after the one before; pairing comes first. */
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
      this.#act('add-players-quick-tournament', { code, playerNames: NEWCOMERS }),
      this.#repair(),
      this.#ofOpenMatch('update-score-quick-tournament', { code, score: '2-0' }),
      this.#ofOpenMatch('erase-result', { code }),
      this.#act('undo-round', { code, roundNumber: round + 1 }),
      this.#act('start-next-round', { tournamentId, roundNumber: round + 1 }),
      this.#ofFirstMatch('correct-bye', { code, as: 'loss', roundNumber: round + 1 }),
      this.#ofFirstMatch('update-score-quick-tournament', { code, score: CORRECTED }),
      this.#act('get-round-draws', { code, roundNumber: round + 1 }),
      this.#ofFirstMatch('erase-result', { code, over: CORRECTED, toPrevious: true }),
      this.#ofFirstMatch('correct-and-pair-again', { code, score: '0-2', roundNumber: round + 1 }),
      this.#act('set-round-pairings', { code, roundNumber: round + 1, pairings: [bye] }),
      this.#act('plan-rounds', { tournamentId, rounds: null }),
      this.#act('plan-tables', { tournamentId, first: 1, leftOut: [], order: 'random', fixed: [] }),
      ...this.#clockActs(),
      this.#act('allow-own-names', { code, areAllowed: false }),
      this.#act('mark-youth', { code, isYouth: true }),
      this.#act('plan-cut', { tournamentId, size: null }),
      this.#act('seed-by-season', { tournamentId, places: [] }),
      this.#act('give-penalty', { code, playerKey: first, penalty: 'warning', infraction: 'magic-slow-play' }),
      this.#heard(this.#act('update-quick-tournament-player', { code, playerKey: first, newPlayerName: 'Anybody' })),
      this.#act('undo-round', { code, roundNumber: round + 1 }),
      this.#act('start-cut', { tournamentId, roundNumber: round, size: 8 }),
      this.#act('undo-round', { code, roundNumber: round + 1 }),
      this.#act('open-stage', { tournamentId, roundNumber: round, ...ANOTHER_PART }),
      this.#act('undo-round', { code, roundNumber: round + 1 }),
      this.#act('finish-tournament', { tournamentId }),
      this.#act('restart-quick-tournament', { code, keepPlayers: true }),
      this.#act('reopen-tournament', { code }),
      this.#act('start-next-round', { tournamentId, roundNumber: round + 1 }),
      this.#ofOpenMatch('give-no-show', { code, playerKey: first }),
    ]
  }

  #clockActs(): readonly Asking[] {
    const tournamentId = this.#id
    return [
      this.#act('plan-clock', { tournamentId, minutes: 50, startsWithRound: false }),
      this.#act('start-clock', { tournamentId }),
      this.#act('pause-clock', { tournamentId }),
      this.#act('resume-clock', { tournamentId }),
      this.#act('extend-clock', { tournamentId, minutes: 5 }),
      this.#act('remove-clock', { tournamentId }),
    ]
  }

  /** Likewise at tables of four. */
  actsAtPods(): readonly Asking[] {
    const code = this.#code
    const tournamentId = this.#id
    const round = this.#file.rounds.length
    const [first, second] = this.#file.players.map(({ key }) => key)
    return [
      this.#ofFirstMatch('update-score-quick-tournament', { code, placings: { winner: 1 } }),
      this.#get('standings after a correction', `/v1/tournaments/${code}/standings`),
      this.#act('start-next-round', { tournamentId, roundNumber: round + 1 }),
      this.#act('delete-quick-tournament-player', { code, playerKey: second }),
      this.#act('restore-quick-tournament-player', { code, playerKey: second }),
      this.#ofOpenMatch('update-score-quick-tournament', { code, placings: { winner: 0 } }),
      this.#get('standings after a result', `/v1/tournaments/${code}/standings`),
      this.#ofOpenMatch('erase-result', { code }),
      this.#act('get-round-draws', { code, roundNumber: round + 1 }),
      this.#act('give-penalty', { code, playerKey: first, penalty: 'warning' }),
      this.#act('undo-round', { code, roundNumber: round + 1 }),
      this.#act('start-cut', { tournamentId, roundNumber: round, size: 16 }),
      this.#act('undo-round', { code, roundNumber: round + 1 }),
      this.#act('finish-tournament', { tournamentId }),
    ]
  }

  #act(id: string, payload: object): Asking {
    return { what: id, ask: async () => (await this.#execute(id, payload)).status }
  }

  #ofOpenMatch(what: string, payload: object): Asking {
    let matchId = ''
    return {
      what,
      prepare: async () => {
        const { matches, rounds } = await this.#read()
        const latest = matches.filter((match) => match.round === rounds.length && isPlayed(match))
        matchId = latest[0]?.id ?? ''
      },
      ask: async () => (await this.#execute(what, { matchId, ...payload })).status,
    }
  }

  #ofFirstMatch(what: string, payload: object): Asking {
    let matchId = ''
    return {
      what,
      prepare: async () => {
        const { matches } = await this.#read()
        matchId = matches.find((match) => isBye(match) === (what === 'correct-bye'))?.id ?? ''
      },
      ask: async () => (await this.#execute(what, { matchId, ...payload })).status,
    }
  }

  /** As the organizer's phone proposes it. */
  #repair(): Asking {
    let wish: object = {}
    return {
      what: 'repair-round',
      prepare: async () => {
        const tournament = await this.#read()
        const newcomers = tournament.players.filter(({ name }) => NEWCOMERS.includes(name)).map(({ id }) => id)
        const repair = smallestRepair(tournament, newcomers)
        const pairings = (repair?.pairings ?? []).map((pairing) => {
          const [player1, player2 = null] = seatsOf(pairing)
          return { player1, player2 }
        })
        wish = { code: this.#code, roundNumber: tournament.rounds.length, pairings }
      },
      ask: async () => (await this.#execute('repair-round', wish)).status,
    }
  }

  #heard({ what, ask }: Asking): Asking {
    let socket: WebSocket | null = null
    return {
      what: `${what}, heard by somebody`,
      prepare: async () => {
        socket = new WebSocket(
          `${this.#url.replace('http', 'ws')}/v1/realtime?project=${PROJECT_ID}&channels[]=documents`,
        )
        await new Promise((resolve) => socket?.addEventListener('message', resolve, { once: true }))
      },
      ask: async () => {
        const heard = new Promise((resolve) => {
          socket?.addEventListener('message', resolve, { once: true })
          socket?.addEventListener('close', resolve, { once: true })
        })
        const status = await ask()
        await heard
        socket?.close()
        return status
      },
    }
  }

  async #read(): Promise<Tournament> {
    const answer = await fetch(`${this.#url}${COLLECTION}/${this.#id}`, { headers: HEADERS })
    return readTournamentDocument((await answer.json()) as TournamentDocument).tournament
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
