import { isNumberName } from '@tablee/domain/tournaments/players/hide-name'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { isPseudonym } from '@tablee/domain/tournaments/players/pseudonym'
import type { Player } from '@tablee/domain/tournaments/tournament'
import type { SeasonGround } from './season-ground.ts'

const SIGN_LENGTH = 16

type Marking = Pick<SeasonGround, 'markOf'>
type Signed = { readonly kind: 'account' | 'name'; readonly text: string }
type Signs = { readonly account: string | null; readonly name: string | null }

/** Of one season or one rating alone: nobody reads an account or a name back from it. */
export function signOf({ markOf }: Marking, scope: string, { kind, text }: Signed): string {
  return markOf(`${scope} ${kind} ${text}`).slice(0, SIGN_LENGTH)
}

/** A name counts at the events of one shop: alike ones of two shops are strangers until somebody says otherwise. */
export function nameAt(shop: string | null, key: string): string {
  // No key holds a line break.
  return shop === null ? key : `${shop}\n${key}`
}

type Signing = Marking & {
  readonly scope: string
  /** Whose event it is, where that is not the shop that opened the season. */
  readonly shop: string | null
  /** By player. */
  readonly accounts: ReadonlyMap<string, string>
  /** Accounts of regulars, by the key of their name. */
  readonly regulars: ReadonlyMap<string, string>
  /** As the last copy has them: somebody erased stays one person. */
  readonly kept: ReadonlyMap<string, Signs>
}

const NOBODY: Signs = { account: null, name: null }

/** Signs of who had a seat. A hidden name has none. */
export function signSeats(
  { markOf, scope, shop, accounts, regulars, kept }: Signing,
  players: readonly Pick<Player, 'id' | 'name'>[],
): (player: string) => Signs {
  const names = new Map<string, string>(players.map((player) => [player.id, player.name]))
  const signed = (kind: Signed['kind'], text: string | null | undefined) =>
    text ? signOf({ markOf }, scope, { kind, text }) : null
  return (player) => {
    const given = names.get(player) ?? ''
    if (isNumberName(given)) return NOBODY
    if (isPseudonym(given) && !accounts.has(player)) return kept.get(player) ?? NOBODY
    const key = nameKey(given)
    return {
      account: signed('account', accounts.get(player) ?? regulars.get(key)),
      name: signed('name', nameAt(shop, key)),
    }
  }
}
