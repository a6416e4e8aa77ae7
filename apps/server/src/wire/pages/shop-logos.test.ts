import { deflateSync } from 'node:zlib'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { imageSize } from 'image-size'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anOrganizer, sessionHeaders } from '../../testing/an-event.ts'

let server: TestServer
let ana: Person
beforeAll(async () => {
  server = await startServer({ kind: 'sqlite' })
  ana = await anOrganizer(server, 'Ana')
})
afterAll(() => server.close())

const said = { location: null, email: null, phone: null, site: null, discord: null, instagram: null, words: null }
const put = (image: Buffer, type = 'image/png', who = ana) =>
  server.send({
    method: 'PUT',
    url: '/v1/shops/logo',
    payload: image,
    headers: { ...sessionHeaders(who), 'content-type': type },
  })

function anImage(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#1f4d3a'
  context.fillRect(0, 0, width, height)
  return canvas
}

const aPng = (width: number, height: number) => anImage(width, height).encode('png')

/** A phone photo: rotated, with the photographer's name. */
async function aPhoto(width: number, height: number): Promise<Buffer> {
  const jpeg = await anImage(width, height).encode('jpeg')
  const artist = Buffer.from('Ana à la maison\0', 'latin1')
  const tags = Buffer.alloc(2 + 2 * 12 + 4)
  tags.writeUInt16BE(2, 0)
  // Orientation (0x0112): one short, 6: the first line of the image is its right side.
  tags.set([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0], 2)
  // Artist (0x013b): letters, stored after the tags.
  tags.set([0x01, 0x3b, 0, 2, 0, 0, 0, artist.length, 0, 0, 0, 8 + tags.length], 14)
  const exif = Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'), tags, artist])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(exif.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
}

test('SHOP-10 a logo is drawn anew: 512 pixels, PNG, and nothing beside its pixels', async () => {
  const none = await put(await aPng(10, 10))
  expect(none.json()).toMatchObject({ code: 404, reason: 'shop_not_found' })
  const wish = { name: 'Le Repaire', ...said, takesReplies: false, takesMessages: true }
  await server.call('keep-shop', wish, sessionHeaders(ana))
  const photo = await aPhoto(1600, 800)
  expect(imageSize(photo)).toMatchObject({ orientation: 6 })
  const kept = await put(photo, 'image/jpeg')
  expect(kept.statusCode).toBe(200)
  const read = await server.send({ method: 'GET', url: `/v1/preview/shops/${kept.json().logo}.png` })
  expect(read.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(imageSize(read.rawPayload)).toEqual({ type: 'png', width: 256, height: 512 })
  expect(read.rawPayload.toString('latin1')).not.toContain('maison')
  const webp = await put(await anImage(40, 40).encode('webp'), 'image/webp')
  expect(webp.statusCode).toBe(200)
  // The former one is gone.
  expect((await server.send({ method: 'GET', url: `/v1/preview/shops/${kept.json().logo}.png` })).statusCode).toBe(404)
  const away = await server.send({ method: 'DELETE', url: '/v1/shops/logo', headers: sessionHeaders(ana) })
  expect(away.json()).toEqual({ logo: null })
})

test('SHOP-10 what is no such image, too large, or unfolds to too much is refused and changes nothing', async () => {
  const kept = (await put(await aPng(20, 20))).json().logo
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const gif = await anImage(5, 5).encode('gif')
  const cut = (whole: Buffer) => whole.subarray(0, whole.length - 20)
  for (const [image, type] of [
    [svg, 'image/png'],
    [gif, 'image/png'],
    [cut(await anImage(300, 300).encode('jpeg')), 'image/jpeg'],
    [cut(await aPng(300, 300)), 'image/png'],
    [cut(await anImage(300, 300).encode('webp')), 'image/webp'],
    [aBomb(30_000), 'image/png'],
    [Buffer.alloc(0), 'image/png'],
    [Buffer.from('{}'), 'application/json'],
  ] as const)
    expect((await put(image, type)).json()).toMatchObject({ code: 400, reason: 'logo_invalid' })
  expect((await put(Buffer.alloc(1_048_577))).json()).toMatchObject({ code: 400, reason: 'logo_too_large' })
  const { shop } = (await server.call('get-own-shop', {}, sessionHeaders(ana))).body.data
  expect(shop.logo).toBe(kept)
})

test('SHOP-11 nobody but an organizer of the shop changes its logo', async () => {
  const image = await aPng(20, 20)
  const stranger = await aPerson(server, 'Zoé')
  expect((await put(image, 'image/png', stranger)).statusCode).toBe(404)
  const guest = await server.send({
    method: 'PUT',
    url: '/v1/shops/logo',
    payload: image,
    headers: { 'content-type': 'image/png' },
  })
  expect(guest.statusCode).toBe(401)
  for (const file of ['x.png', '../../x.png', `${'0'.repeat(20)}.png`, `${'0'.repeat(20)}.svg`])
    expect((await server.send({ method: 'GET', url: `/v1/preview/shops/${file}` })).statusCode).toBe(404)
})

/** A square of one colour: kilobytes that decode to gigabytes. */
function aBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const lines = deflateSync(Buffer.alloc(Math.ceil(side / 8 + 1) * 200))
  const beginning = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([beginning, chunk('IHDR', head), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
