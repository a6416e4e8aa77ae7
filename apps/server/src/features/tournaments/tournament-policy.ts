import type { Caller, Identity } from '@tablee/contract/serving/caller'
import type { Claim } from '@tablee/contract/serving/carried-act'
import type { AccountId } from '@tablee/domain/accounts/account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { holderIdOfToken, mayToken, type ShownToken } from '@tablee/domain/shops/shop-token'
import {
  asEverybody,
  authorOf as decide,
  isInForce,
  type ShownRole,
} from '@tablee/domain/tournaments/authority/author-of'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { HelperHolder } from '@tablee/domain/tournaments/authority/invite-staff'
import { type ActName, may } from '@tablee/domain/tournaments/authority/may'
import { helperOf } from '@tablee/domain/tournaments/authority/revoke-staff'
import type { Player, PlayerId, PublicId, Tournament } from '@tablee/domain/tournaments/tournament'
import { type HeldTournament, hashOfHelper, hashOfKeeper, type StaffHolder } from './held-tournament.ts'
import {
  accountOfHolder,
  accountSubject,
  hashOfShop,
  isSameHash,
  publicIdOfHolder,
  type Subject,
  subjectOf,
} from './secret.ts'

type Asking = { readonly secret?: string | undefined; readonly caller: Caller }

export type Asked = { readonly claim: Claim; readonly now: Date }

export function authorOf(act: ActName, held: HeldTournament, { claim, now }: Asked): Outcome<Author> {
  if ('caller' in claim && claim.caller?.token)
    return program(act, held, { ...claim.caller, token: claim.caller.token })
  switch (claim.as) {
    case 'staff':
      return decide(act, { shown: shownStaff(held, claim), otherwise: 'not_organizer' }, now)
    case 'player':
      return decide(act, { shown: shownSeats(held, claim), otherwise: 'not_your_match' }, now)
    case 'registrant': {
      const staff = shownStaff(held, { secret: undefined, caller: claim.caller })
      return decide(act, { shown: [...staff, registrant(claim)], otherwise: 'not_organizer' }, now)
    }
    case 'everybody':
      return everybody(held, claim)
    case 'leaver':
    case 'linked':
      return decide(act, { shown: [ownRole(claim.publicId)], otherwise: 'not_organizer' }, now)
    default:
      return claim satisfies never
  }
}

/** A program shows its shop's token, and nothing that is sent beside it counts. */
function program(
  act: ActName,
  { tournament, holders }: HeldTournament,
  { accountId, shop, token }: Identity & { readonly token: ShownToken },
): Outcome<Author> {
  const hash = shop ? hashOfShop(shop) : ''
  const holder = holders.staff.find((one) => isSameHash(one.hash, hash))
  if (!holder) return refuse('not_organizer')
  if (!may(act, holder.role) || !mayToken(token.kind, act, tournament)) return refuse('token_not_allowed')
  const { publicId } = accountSubject(accountId)
  return accept({ publicId, role: holder.role, holderId: holderIdOfToken(token.id), label: token.name })
}

/** For a player's credentials, even after leaving; null for all others. */
export function shownPublicId(claim: Claim): PublicId | null {
  return claim.as === 'player' && claim.secret !== undefined && !claim.caller?.token
    ? subjectOf(claim.secret, claim.caller).publicId
    : null
}

export function mayStaff(act: ActName, held: HeldTournament, { now, ...asking }: Asking & { now: Date }): boolean {
  return authorOf(act, held, { claim: { as: 'staff', ...asking }, now }).accepted
}

type HeldRole = { readonly holder: StaffHolder; readonly standing: 'in_force' | 'expired' | 'revoked' }

/** A current role comes before a former one. */
export function staffRoleOf(
  held: HeldTournament,
  { now, ...asking }: Asking & { readonly now: Date },
): HeldRole | null {
  const holders = shownStaff(held, asking).map(({ holder }) => holder)
  const [first] = [...holders.filter((holder) => isInForce(holder, now)), ...holders]
  if (!first) return null
  const ended = first.revokedAt === null ? 'expired' : 'revoked'
  return { holder: first, standing: isInForce(first, now) ? 'in_force' : ended }
}

export function staffOf({ holders }: HeldTournament): readonly StaffHolder[] {
  return holders.staff
}

/** Null when no secret or account holds the seat. */
export function publicIdOfPlayer({ holders }: Pick<HeldTournament, 'holders'>, playerId: PlayerId): PublicId | null {
  const holder = holders.players.get(playerId)
  return holder ? publicIdOfHolder(holder.hash) : null
}

/** All roles that the secret or the account holds, ended ones too. */
export function ownHolders(held: HeldTournament, asking: Asking): readonly StaffHolder[] {
  return shownStaff(held, asking).map(({ holder }) => holder)
}

/** Whose role ended with this one; null where nobody redeemed it, and where the same device still helps in another. */
export function lastRoleOf({ holders: { staff } }: HeldTournament, id: string, now: Date): PublicId | null {
  const helper = helperOf(staff, id)
  const hash = helper && hashOfHelper(helper)
  if (hash === null) return null
  return staff.some((one) => one.hash === hash && isInForce(one, now)) ? null : publicIdOfHolder(hash)
}

type Helper = {
  readonly helper: HelperHolder
  /** Null until the invitation is redeemed. */
  readonly publicId: PublicId | null
}

export function findHelper({ holders }: HeldTournament, id: string): Helper | null {
  const helper = helperOf(holders.staff, id)
  if (!helper) return null
  const hash = hashOfHelper(helper)
  return { helper, publicId: hash === null ? null : publicIdOfHolder(hash) }
}

/** Also an organizer without a device. */
export function keepingAccountOf({ tournament, holders }: HeldTournament): AccountId | null {
  const keeper = hashOfKeeper(holders)
  if (keeper !== null) return accountOfHolder(keeper)
  const accounts = holders.staff.map(({ hash }) => accountOfHolder(hash)).filter((account) => account !== null)
  return accounts.find((account) => accountSubject(account).publicId === tournament.organizer) ?? null
}

/** A public id sent as a secret proves nothing. */
function findPlayerOf(held: HeldTournament, subject: Subject): Player | null {
  const player = playerUnder(held.tournament, subject.publicId)
  if (!player) return null
  return isSameHash(held.holders.players.get(player.id)?.hash ?? '', subject.hash) ? player : null
}

type ShownStaff = ShownRole & { readonly holder: StaffHolder }

/**
 * Roles of the secret's holder, or of the signed-in account, also as a member of the event's shop. For an announced event, any id other
 * than the account's replaces the account and must prove itself.
 */
function shownStaff({ tournament, holders }: HeldTournament, { secret, caller }: Asking): readonly ShownStaff[] {
  if (caller?.token) return []
  const isAccountMeant = !tournament.announcement || secret === undefined || secret === caller?.accountId
  const subjects: readonly Subject[] = [
    ...(secret === undefined ? [] : [subjectOf(secret, caller)]),
    ...(caller && isAccountMeant ? [accountSubject(caller.accountId)] : []),
    ...(caller?.shop && isAccountMeant ? [{ ...accountSubject(caller.accountId), hash: hashOfShop(caller.shop) }] : []),
  ]
  return subjects.flatMap(({ publicId, hash }) =>
    holders.staff.filter((holder) => isSameHash(holder.hash, hash)).map((holder) => ({ holder, publicId })),
  )
}

function shownSeats(held: HeldTournament, { secret, caller }: Asking): readonly ShownRole[] {
  if (secret === undefined) return []
  const subject = subjectOf(secret, caller)
  const player = findPlayerOf(held, subject)
  const holder = player && held.holders.players.get(player.id)
  return holder ? [{ holder, publicId: subject.publicId }] : []
}

function registrant({ secret, caller }: { readonly secret: string; readonly caller: Caller }): ShownRole {
  return ownRole(subjectOf(secret, caller).publicId)
}

function ownRole(publicId: PublicId): ShownRole {
  return { holder: { role: 'player', id: '', label: null, expiresAt: null, revokedAt: null }, publicId }
}

/** No one acts under a player's id without the player's secret. */
function everybody(held: HeldTournament, { secret, caller }: { secret: string; caller: Caller }): Outcome<Author> {
  const subject = subjectOf(secret, caller)
  const isTheirs = !playerUnder(held.tournament, subject.publicId) || findPlayerOf(held, subject)
  return isTheirs ? accept(asEverybody(subject.publicId)) : refuse('capability_invalid')
}

/** Of each list of players that was asked about: it stays the same while results come in. */
const known = new WeakMap<Tournament['players'], ReadonlyMap<PublicId | null, Player>>()

function playerUnder({ players }: Tournament, id: PublicId): Player | undefined {
  const sorted = known.get(players) ?? new Map(players.toReversed().map((player) => [player.publicId, player]))
  known.set(players, sorted)
  return sorted.get(id)
}
