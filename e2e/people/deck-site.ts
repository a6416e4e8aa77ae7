import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

export async function openDeckSite(deckId: string): Promise<Server> {
  const server = createServer((request, response) => {
    const isKnown = request.url === `/v3/decks/all/${deckId}`
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isKnown ? deck(deckId) : { message: 'Not found' }))
  })
  server.listen(Number(process.env.E2E_DECK_SITE_PORT), '127.0.0.1')
  await once(server, 'listening')
  return server
}

function deck(publicId: string) {
  return {
    publicId,
    name: 'Atraxa en ville',
    format: 'commander',
    boards: {
      mainboard: { count: 2, cards: { a: card(1, 'Sol Ring'), b: card(58, 'Island') } },
      sideboard: { count: 0, cards: {} },
      commanders: { count: 1, cards: { c: card(1, "Atraxa, Praetors' Voice") } },
      companions: { count: 0, cards: {} },
    },
  }
}

function card(quantity: number, name: string) {
  return { quantity, card: { name, set: 'c21', cn: '1' } }
}
