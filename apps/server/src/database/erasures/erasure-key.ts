import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import type { Queryable } from '../database.ts'
import { keepServerKeyIn } from '../server-key-store.ts'

const NAME = 'erasures'

/** Kept with the data, so that a proof outlives a move to another machine. */
async function loadKey(db: Queryable): Promise<KeyObject> {
  const kept = await keepServerKeyIn(db, NAME, () =>
    generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  )
  return createPrivateKey({ key: Buffer.from(kept, 'base64url'), format: 'der', type: 'pkcs8' })
}

export async function signErasure(db: Queryable, text: string): Promise<string> {
  return sign(null, Buffer.from(text), await loadKey(db)).toString('base64url')
}

export async function isSignedErasure(db: Queryable, text: string, signature: string): Promise<boolean> {
  return verify(null, Buffer.from(text), createPublicKey(await loadKey(db)), Buffer.from(signature, 'base64url'))
}

/** PEM, for whoever verifies a proof without this server. */
export async function erasurePublicKey(db: Queryable): Promise<string> {
  return createPublicKey(await loadKey(db))
    .export({ format: 'pem', type: 'spki' })
    .toString()
}
