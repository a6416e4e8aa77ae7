import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type {
  addToken as addCall,
  getTokens as getCall,
  revokeToken as revokeCall,
} from '@tablee/contract/shops/tokens'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { ShopId } from '@tablee/domain/shops/shop'
import { MOST_TOKENS, type ShopTokenId, TOKEN_PREFIX } from '@tablee/domain/shops/shop-token'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import type { Queryable } from '../../../database/database.ts'
import type { ShopGround } from '../shop-ground.ts'
import { lockMembers } from '../shop-member-store.ts'
import { asMember } from '../shop-role.ts'
import { drawId } from '../shop-secret.ts'
import { endToken, hashToken, insertToken, type KeptToken, listTokens } from './token-store.ts'

type Reply = CallReply<typeof getCall>
type Acted = Acting<Pick<ShopGround, 'database' | 'now' | 'chance'>>

const TOKEN_BYTES = 32

export async function getTokens(acting: Acted): Promise<Outcome<Reply>> {
  const asked = asMember('read-tokens', acting.caller)
  if (!asked.accepted) return asked
  return accept(await acting.database.read((db) => readTokens(db, asked.value.shop.id)))
}

async function readTokens(db: Queryable, shop: ShopId): Promise<Reply> {
  const tokens = await listTokens(db, shop)
  return {
    data: {
      tokens: tokens.map(({ id, name, kind, usedOn, createdAt }) => ({
        ...{ id, name, kind, usedOn },
        createdAt: wireMoment(createdAt),
      })),
    },
  }
}

/** It is told this once. */
export async function addToken(
  acting: Acted,
  { name, kind }: ParsedInput<typeof addCall>,
): Promise<Outcome<CallReply<typeof addCall>>> {
  const asked = asMember('keep-token', acting.caller)
  if (!asked.accepted) return asked
  const { id: shopId } = asked.value.shop
  return acting.database.inTransaction(async (tx) => {
    await lockMembers(tx, shopId)
    const known = await listTokens(tx.db, shopId)
    if (known.length >= MOST_TOKENS) return refuse('too_many_tokens')
    if (known.some((one) => nameKey(one.name) === nameKey(name))) return refuse('token_name_taken')
    const token = TOKEN_PREFIX + Buffer.from(acting.chance(TOKEN_BYTES)).toString('base64url')
    const kept: KeptToken = {
      ...{ id: drawId(acting.chance) as ShopTokenId, shopId, name, kind, usedOn: null },
      createdAt: acting.now().toISOString(),
    }
    await insertToken(tx.db, { ...kept, hash: hashToken(token) })
    return accept({ data: { ...(await readTokens(tx.db, shopId)).data, token } })
  })
}

export async function revokeToken(acting: Acted, { id }: ParsedInput<typeof revokeCall>): Promise<Outcome<Reply>> {
  const asked = asMember('keep-token', acting.caller)
  if (!asked.accepted) return asked
  const { id: shopId } = asked.value.shop
  return acting.database.inTransaction(async (tx) => {
    await lockMembers(tx, shopId)
    const token = (await listTokens(tx.db, shopId)).find((one) => one.id === id)
    if (!token) return refuse('token_not_found')
    await endToken(tx.db, token, acting.now().toISOString())
    return accept(await readTokens(tx.db, shopId))
  })
}
