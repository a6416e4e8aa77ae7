import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type Asked, isLoad, type Loaded } from './load.ts'

// Usage: node load-generator.ts JSON: asks as `load.ts` says and prints what it saw. Its own process on bare sockets: a client as costly as
// the server would hide half the difference.

let asking = 0

const LAST_CHUNK = '0\r\n\r\n'

const [text = ''] = process.argv.slice(2)
const load: unknown = JSON.parse(text)
if (!isLoad(load)) throw new Error('this is no load')
const loaded: Loaded =
  load.kind === 'steady'
    ? { perSecond: await steadyRates(load.asked, load) }
    : { untilLastMs: await burstTimes(load.asked, load.clients) }
process.stdout.write(JSON.stringify(loaded))

type Steady = { readonly connections: number; readonly sliceMs: number; readonly slices: number }

/** Slices alternate, so the machine's load affects all alike. */
async function steadyRates(asked: readonly Asked[], { connections, sliceMs, slices }: Steady): Promise<number[][]> {
  const rates = asked.map((): number[] => [])
  for (let slice = 0; slice < slices; slice++) {
    for (const [index, each] of asked.entries()) rates[index]?.push(await rateOf(each, connections, sliceMs))
  }
  return rates
}

async function rateOf(asked: Asked, connections: number, sliceMs: number): Promise<number> {
  const phones = await Promise.all(Array.from({ length: connections }, () => openPhone(asked)))
  const start = performance.now()
  let answered = 0
  await Promise.all(
    phones.map(async (phone) => {
      while (performance.now() - start < sliceMs) {
        await phone.ask()
        answered++
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  for (const { close } of phones) close()
  return answered / seconds
}

/** From the first request to the last byte of the last answer; everybody reconnects. */
async function burstTimes(asked: readonly Asked[], clients: number): Promise<number[]> {
  const times: number[] = []
  for (const each of asked) {
    const start = performance.now()
    await Promise.all(
      Array.from({ length: clients }, async () => {
        const phone = await openPhone(each)
        await phone.ask()
        phone.close()
      }),
    )
    times.push(performance.now() - start)
  }
  return times
}

type Phone = { readonly ask: () => Promise<void>; readonly close: () => void }

async function openPhone({ url, headers, addresses = 0 }: Asked): Promise<Phone> {
  const { hostname, port, host, pathname, search } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const start = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}`
  const request = () => {
    asking++
    const place = asking % addresses
    return addresses === 0 ? `${start}\r\n` : `${start}x-forwarded-for: 10.0.${place >> 8}.${place & 255}\r\n\r\n`
  }
  const answers = readAnswers(socket)
  return {
    ask: async () => {
      socket.write(request())
      await answers()
    },
    close: () => socket.destroy(),
  }
}

/** Anything but 200 is an error. */
function readAnswers(socket: Socket): () => Promise<void> {
  let waiting: PromiseWithResolvers<void> | null = null
  let head = ''
  let left = Number.NaN
  let tail = ''
  const fail = (why: string) => waiting?.reject(new Error(why))
  const take = (chunk: Buffer) => {
    tail = (tail + chunk.subarray(-LAST_CHUNK.length).toString('latin1')).slice(-LAST_CHUNK.length)
    left -= chunk.length
    const isWhole = left === Number.POSITIVE_INFINITY ? tail === LAST_CHUNK : left <= 0
    if (!isWhole) return
    ;[head, left, tail] = ['', Number.NaN, '']
    waiting?.resolve()
  }
  socket.on('data', (chunk) => {
    if (!Number.isNaN(left)) return take(chunk)
    head += chunk.toString('latin1')
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) return
    if (!head.startsWith('HTTP/1.1 200')) return fail(head.slice(0, end))
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end + 2)) ?? []
    const body = Buffer.from(head.slice(end + 4), 'latin1')
    left = length === undefined ? Number.POSITIVE_INFINITY : Number(length)
    if (body.length > 0 || left === 0) take(body)
  })
  socket.on('error', ({ message }) => fail(message))
  socket.on('close', () => fail('the line was closed'))
  return () => {
    waiting = Promise.withResolvers<void>()
    return waiting.promise
  }
}
