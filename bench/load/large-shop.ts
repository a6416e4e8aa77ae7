import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PROJECT_ID } from '@tablee/contract/channels'
import { importPastEvents } from '@tablee/contract/seasons/past-events'
import { MOST_SEASON_EVENTS } from '@tablee/domain/seasons/season'
import { RULES_OF_PRESET } from '@tablee/domain/seasons/season-rules'
import { operatorFile } from '../../scripts/server-process.mjs'
import type { ServerClient } from '../../tools/replay/server-client.ts'
import type { Asking } from './large-tournament.ts'

/** Of which each event has the next so many: everybody comes to some. */
export type ShopSize = { readonly people: number; readonly cards: number }

const EVENTS_TOGETHER = 10
const PLACES = 60
const root = fileURLToPath(new URL('../..', import.meta.url))

type Person = { readonly key: string; readonly name: string }

type Payload = Readonly<Record<string, unknown>>

/** A shop whose season is as full as one may be, feeds of it, and a file of cards beside the database. */
export class LargeShop {
  readonly #client: ServerClient
  readonly #dataFolder: string
  readonly #size: ShopSize
  #seasonId = ''
  #slug = ''
  #shop = ''
  #people: readonly Person[] = []

  /** @param client of an account that may announce events. */
  constructor(client: ServerClient, dataFolder: string, size: ShopSize) {
    this.#client = client
    this.#dataFolder = dataFolder
    this.#size = size
  }

  async fill(): Promise<void> {
    await this.#bringCards()
    const shop = { location: '69003 Lyon', email: null, phone: null, site: null, discord: null, instagram: null }
    const told = { ...shop, words: null, takesReplies: false, takesMessages: true, name: 'Bench' }
    this.#shop = (await this.#post('keep-shop', told)).data.shop.slug
    const season = { seasonId: null, name: 'Bench', rules: RULES_OF_PRESET.places, isPublic: true }
    const { id, slug } = (await this.#post('keep-season', season)).data.season
    this.#seasonId = id
    this.#slug = slug
    for (let from = 0; from < MOST_SEASON_EVENTS - EVENTS_TOGETHER; from += EVENTS_TOGETHER)
      await this.#client.call(importPastEvents, this.#events(from))
  }

  /** In an order in which each can be done. */
  askings(): readonly Asking[] {
    const own = () => ({ seasonId: this.#seasonId })
    const page = () => ({ slug: this.#slug })
    /** Two who were at no event together may be one person. */
    const pair = () => {
      const [into] = this.#people
      const person = this.#people.find(({ name }) => into && apart(name, into.name) > PLACES)
      return { ...own(), person: person?.key, into: into?.key }
    }
    return [
      this.#asked('import-past-events', () => this.#events(MOST_SEASON_EVENTS - EVENTS_TOGETHER)),
      this.#asked('get-season', page),
      this.#asked('get-season', () => ({ ...page(), from: 50 }), 'its next rows'),
      this.#asked('get-own-season', own),
      this.#asked('list-own-seasons', () => ({})),
      this.#asked('list-seasons', () => ({ slug: this.#shop })),
      this.#asked('join-season-people', pair),
      this.#asked('part-season-people', () => ({ ...own(), person: pair().person })),
      this.#asked('drop-from-season', () => ({ ...own(), person: this.#people[0]?.key, hasLeft: true })),
      this.#get('table of a season for programs', () => `/v1/seasons/${this.#slug}/table.json`),
      this.#get('table of a season for spreadsheets', () => `/v1/seasons/${this.#slug}/table.csv`),
      this.#get('calendar of a season', () => `/v1/seasons/${this.#slug}/calendar.ics`),
      this.#get('feed of a season', () => `/v1/seasons/${this.#slug}/events.atom`),
      this.#get('feed of a shop', () => `/v1/shops/${this.#shop}/events.json`),
      this.#get('feed of everything', () => '/v1/events/events.atom'),
      this.#get('frame of a shop', () => `/embed/lieu/${this.#shop}`),
      this.#asked('find-cards', () => ({ game: 'magic', text: 'card 1' })),
      this.#asked('look-up-cards', () => ({ game: 'magic', names: cardNames(300) }), 'all known'),
      this.#asked('look-up-cards', () => ({ game: 'magic', names: cardNames(300).map(misspelt) }), 'none known'),
      this.#asked('end-season', own),
      this.#asked('reopen-season', own),
      this.#asked('delete-season', own),
    ]
  }

  #events(from: number) {
    const { people } = this.#size
    const events = Array.from({ length: EVENTS_TOGETHER }, (_, index) => {
      const number = from + index
      const places = Array.from({ length: PLACES }, (_, place) => ({
        ...{ name: `Player ${(number * PLACES + place) % people}`, isSame: false },
        ...{ place: place + 1, won: 3, drawn: 0 },
      }))
      const about = { gameType: 'magic' as const, format: 'modern' as const, formatName: null }
      const id = `past-bench-${String(number).padStart(16, '0')}`
      return { ...about, id, name: `Event ${number}`, heldOn: '2026-03-14', places: places.slice(0, PLACES) }
    })
    return { seasonId: this.#seasonId, events } as never
  }

  /** As the operator does beside the running server. */
  async #bringCards(): Promise<void> {
    const file = join(this.#dataFolder, 'bench-cards.csv')
    await writeFile(
      file,
      ['name;legality:modern', ...cardNames(this.#size.cards).map((name) => `${name};legal`)].join('\n'),
    )
    const command = [operatorFile, 'cards', 'import', file, '--game', 'magic']
    const env = { ...process.env, DATA_DIR: this.#dataFolder, DATABASE_URL: '' }
    await promisify(execFile)(process.execPath, command, { cwd: root, env })
  }

  #asked(id: string, payload: () => Payload, more = ''): Asking {
    return {
      what: more === '' ? id : `${id}, ${more}`,
      ask: async () => {
        const { statusCode, body } = await this.#sent(id, payload())
        if (id === 'get-own-season') this.#people = body.data.rows
        return statusCode
      },
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers of any shape
  async #post(id: string, payload: Payload): Promise<any> {
    return (await this.#sent(id, payload)).body
  }

  async #sent(id: string, payload: Payload) {
    const wish = { body: JSON.stringify({ actId: crypto.randomUUID(), ...payload }) }
    const { body } = await this.#client.post(`/v1/functions/${id}/executions`, wish)
    return { statusCode: Number(body.responseStatusCode), body: JSON.parse(String(body.responseBody)) }
  }

  #get(what: string, path: () => string): Asking {
    return {
      what,
      ask: async () => {
        const headers = { 'x-appwrite-project': PROJECT_ID, 'accept-encoding': 'br' }
        const answer = await fetch(this.#client.url + path(), { headers })
        await answer.arrayBuffer()
        return answer.status
      },
    }
  }
}

function apart(one: string, other: string): number {
  return Math.abs(Number(one.replace('Player ', '')) - Number(other.replace('Player ', '')))
}

const SYLLABLES = ['ka', 'lor', 'mi', 'than', 'du', 'ves', 'ro', 'phe', 'zin', 'gal'] as const

/** All different, as long as names of cards are, and like many others. */
function cardNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, number) => {
    const letters = [...String(number).padStart(5, '0')].map((digit) => SYLLABLES[Number(digit)])
    return `Card ${letters.slice(0, 2).join('')} of ${letters.slice(2).join('')}`
  })
}

function misspelt(name: string): string {
  return name.replace('of', 'fo')
}
