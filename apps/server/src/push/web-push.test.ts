import { createECDH, createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { callerHeader, drawCallerKeys } from './caller-identity.ts'
import { encryptCall } from './encrypt-call.ts'

/** RFC 8291, section 5 and appendix A. */
const RFC_8291 = {
  text: 'When I grow up, I want to be a watermelon',
  ours: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

/** RFC 8292, section 2.4. */
const RFC_8292 =
  'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'

/** As a push service reads it. */
function read(header: string) {
  const [, head = '', claims = '', signature = '', k = ''] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(header) ?? []
  const point = Buffer.from(k, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  const json = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString())
  const signed = Buffer.from(`${head}.${claims}`)
  const isRight = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  return { head: json(head), claims: json(claims), isRight }
}

test('NONE-13 a call is encrypted as the vector of RFC 8291 says, byte for byte', () => {
  const key = createECDH('prime256v1')
  key.setPrivateKey(RFC_8291.ours, 'base64url')
  const body = encryptCall(RFC_8291.text, RFC_8291.keys, { key, salt: Buffer.from(RFC_8291.salt, 'base64url') })
  expect(body.toString('base64url')).toBe(RFC_8291.body)
})

test('NONE-13 a call is signed as the example of RFC 8292 is, for one service and half a day', () => {
  const example = read(RFC_8292)
  expect(example.isRight).toBe(true)
  const identity = { ...drawCallerKeys(), subject: 'mailto:push@example.com' }
  const ours = read(callerHeader(identity, 'https://push.example.net/abc?d=e', new Date('2026-11-25T12:00:00Z')))
  expect(ours.isRight).toBe(true)
  expect(ours.head).toEqual(example.head)
  expect(ours.claims).toEqual({ ...example.claims, exp: Date.parse('2026-11-26T00:00:00Z') / 1000 })
})
