import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { tableCharactersFrom, textOfSeat } from '@tablee/domain/tournaments/results/table-characters'
import type { Meeting } from '@tablee/domain/tournaments/tournament'

/** What both players of a match show, in the order of its seats. */
export type BothCharacters = readonly [string, string]

/** As the server makes them of the key of their round; null without https, where browsers sign nothing. */
export async function drawnCharacters(
  key: string,
  match: Pick<Meeting, 'id' | 'sides'>,
): Promise<BothCharacters | null> {
  const { subtle } = crypto
  if (!subtle) return null
  const material = await subtle.importKey('raw', bytesOf(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const of = async (playerId: ReturnType<typeof pairOf>[number]) => {
    for (let attempt = 0; ; attempt++) {
      const text = new TextEncoder().encode(textOfSeat({ matchId: match.id, playerId }, attempt))
      const characters = tableCharactersFrom(new Uint8Array(await subtle.sign('HMAC', material, text)))
      if (characters !== null) return characters
    }
  }
  const [one, other] = pairOf(match)
  return [await of(one), await of(other)]
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const signs = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
}
