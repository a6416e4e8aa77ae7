import { verify } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readErasureProof } from '@tablee/domain/erasures/erasure-proof'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listErasures } from '../../database/erasures/erasure-store.ts'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { emptyOldDetails } from '../../features/registrations/old-details-store.ts'
import { commandsOn } from '../../operator/testing/commands-on.ts'
import { documentUrl, secretOf, startServer } from '../../testing/a-server.ts'
import { aPerson, PASSWORD } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  const started = async () => {
    const server = await startServer({ kind })
    onTestFinished(() => server.close())
    const erasures = () => server.server.database.read((db) => listErasures(db, 100))
    return { server, erasures, shop: await anOrganizer(server) }
  }

  test('MINR-20 who erases their account gets a signed proof without the data, which everybody can verify', async () => {
    const { server, erasures, shop } = await started()
    const person = await aPerson(server, 'Ermentrude')
    const own = { playerName: 'Zoé', playerId: person.id, email: person.email, decklist: { decklistText: '60 Île' } }
    for (const event of [await anEvent(server, shop), await anEvent(server, shop)])
      expect(await register(server, event, own, sessionHeaders(person))).toMatchObject({ status: 200 })
    const { body } = await server.call('delete-account', { password: PASSWORD }, sessionHeaders(person))
    const { proof } = body.data
    for (const word of ['Ermentrude', 'Zoé', person.email, person.id]) expect(proof).not.toContain(word)
    const checked = await server.call('check-erasure-proof', { proof })
    expect(checked.body.data).toMatchObject({
      ...{ isGenuine: true, rule: 'own-request', tournament: null },
      erased: { accounts: 1, registrations: 2, decklists: 2, sessions: 1 },
    })
    const changed = await server.call('check-erasure-proof', { proof: proof.replace('decklists 2', 'decklists 3') })
    expect(changed.body.data.isGenuine).toBe(false)
    expect((await server.call('check-erasure-proof', { proof: 'hello' })).body.reason).toBe('erasure_proof_unreadable')
    const key = await server.send({ method: 'GET', url: '/.well-known/tablee-erasures.pem' })
    const { text, signature } = readErasureProof(proof) ?? { text: '', signature: '' }
    expect(verify(null, Buffer.from(text), key.body, Buffer.from(signature, 'base64url'))).toBe(true)
    expect(await erasures()).toMatchObject([{ id: checked.body.data.id, rule: 'own-request' }])
  })

  test('MINR-21 the operator lists what was erased and verifies a proof, also of one whom they erased', async () => {
    const { server, shop } = await started()
    const { tablee } = commandsOn(server.database)
    const event = await anEvent(server, shop)
    await register(server, event, { playerName: 'Camille', playerId: secretOf(1), email: 'camille@exemple.fr' })
    const { code, text } = await tablee('person', 'erase', 'camille@exemple.fr', '--confirm')
    expect(code).toBe(0)
    const proof = text.slice(text.indexOf('tablee-erasure 1'))
    writeFileSync(join(server.database.folder, 'proof.txt'), proof)
    const genuine = { code: 0, text: expect.stringMatching(/^Genuine\.\n.* UTC {2}operator {2}registrations 1/) }
    expect(await tablee('erasure', 'verify', 'proof.txt')).toMatchObject(genuine)
    writeFileSync(join(server.database.folder, 'proof.txt'), proof.replace('registrations 1', 'registrations 9'))
    expect(await tablee('erasure', 'verify', 'proof.txt')).toMatchObject({ code: 1 })
    expect(await tablee('erasure', 'verify', 'nothing.txt')).toMatchObject({ code: 1 })
    expect((await tablee('erasures')).text).toMatch(
      /^1 erasure\.\n.* UTC {2}operator {2}registrations 1 {2}\([\w-]+\)\n$/,
    )
  })

  test('MINR-55 the operator prints the proof of what was erased through the documents, which answer none', async () => {
    const { server, erasures, shop } = await started()
    const { body } = await register(server, await anEvent(server, shop), { playerName: 'Parti', playerId: secretOf(9) })
    const url = documentUrl(body.data.registration.id).replace('/tournaments/', '/registrations/')
    expect((await server.send({ method: 'DELETE', url, headers: sessionHeaders(shop) })).statusCode).toBe(204)
    const [line] = await erasures()
    const { tablee } = commandsOn(server.database)
    const { code, text } = await tablee('erasure', 'show', line?.id ?? '')
    expect([code, readErasureProof(text)?.statement]).toEqual([0, expect.objectContaining({ rule: 'organizer' })])
    expect((await server.call('check-erasure-proof', { proof: text })).body.data.isGenuine).toBe(true)
    expect(text).not.toContain('Parti')
    expect(await tablee('erasure', 'show', 'nowhere')).toMatchObject({ code: 1 })
  })

  test('MINR-22 an erased registration and the purge leave one line for each tournament, however many parts it takes', async () => {
    const { server, erasures, shop } = await started()
    const [one, other] = [await anEvent(server, shop), await anEvent(server, shop)]
    for (const [index, event] of [one, one, one, other].entries())
      await register(server, event, { playerName: `J${index}`, playerId: secretOf(index) })
    const { body } = await register(server, other, { playerName: 'Parti', playerId: secretOf(9) })
    const url = `${documentUrl(body.data.registration.id).replace('/tournaments/', '/registrations/')}`
    expect((await server.send({ method: 'DELETE', url, headers: sessionHeaders(shop) })).statusCode).toBe(204)
    expect(await erasures()).toMatchObject([
      { rule: 'organizer', tournament: other.code, erased: { registrations: 1 } },
    ])
    const at = new Date('2101-01-01T00:00:00.000Z')
    const emptied = () =>
      server.server.database.inTransaction(({ db }) => emptyOldDetails(db, { until: at, at, most: 2 }))
    expect([await emptied(), await emptied(), await emptied()]).toEqual([2, 2, 0])
    const lines = (await erasures()).filter(({ rule }) => rule === 'retention')
    expect(new Map(lines.map(({ tournament, erased }) => [tournament, erased]))).toEqual(
      new Map([
        [one.code, { registrations: 3 }],
        [other.code, { registrations: 1 }],
      ]),
    )
  })
})
