import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type LocalDeckSite = {
  readonly url: string
  readonly asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[]
  readonly answer: (reply: RequestListener) => void
  readonly close: () => Promise<void>
}

export async function startLocalDeckSite(): Promise<LocalDeckSite> {
  const asked: LocalDeckSite['asked'] = []
  let reply: RequestListener = sendJson(aSiteDeck())
  const http = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers })
    reply(request, response)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    answer: (next) => {
      reply = next
    },
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
}

export function sendJson(body: unknown, status = 200): RequestListener {
  return send(JSON.stringify(body), 'application/json; charset=utf-8', status)
}

export function send(text: string, type: string, status = 200): RequestListener {
  return (_request, response) => response.writeHead(status, { 'content-type': type }).end(text)
}

const cardsOf = (cards: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(cards).map(([name, quantity], index) => [
      `k${index}`,
      { quantity, boardType: 'any', finish: 'nonFoil', card: { name, set: 'c21', cn: '263', cmc: 1 } },
    ]),
  )

type Boards = Readonly<Record<string, Readonly<Record<string, number>>>>

const BOARDS: Boards = {
  mainboard: { 'Sol Ring': 1, 'Fire // Ice': 1, Island: 95 },
  sideboard: { Duress: 2, Gone: 0 },
  maybeboard: { Opt: 4 },
  commanders: { Tymna: 1, Thrasios: 1 },
  companions: { Lurrus: 1 },
}

/** Current form: boards in `boards`. */
export function aSiteDeck(boards: Boards = BOARDS): object {
  const all = Object.entries(boards).map(([board, cards]) => [board, { count: 1, cards: cardsOf(cards) }])
  return {
    id: 'x',
    publicId: 'abc',
    name: ' Tymna &\n Thrasios ',
    format: 'duelCommander',
    boards: Object.fromEntries(all),
  }
}

/** Former form: boards in the deck itself. */
export function anOldSiteDeck(boards: Boards = BOARDS): object {
  const all = Object.entries(boards).map(([board, cards]) => [board, cardsOf(cards)])
  return { id: 'x', name: 'Old', format: 'modern', ...Object.fromEntries(all) }
}
