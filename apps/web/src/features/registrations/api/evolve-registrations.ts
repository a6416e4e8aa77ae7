import type {
  PublicRegistration,
  RegistrationView,
  WholeRegistration,
} from '@tablee/contract/registrations/registration-document'
import { waitingPositions } from '@tablee/domain/registrations/waiting-list'
import type { Change } from '@tablee/domain/tournaments/change'

export type EvolvedRows = {
  readonly rows: readonly RegistrationView[]
  /** Registrations with personal details to fetch. */
  readonly toRead: readonly string[]
}

/** What this device's person may see. */
export type Sight = {
  /** Whether the whole registration of this public id is visible. */
  readonly mayReadWhole: (publicId: string | null) => boolean
  /** Once the event is finished. */
  readonly areDecklistsPublic: () => boolean
}

type Moved = Extract<Change, { kind: 'registration_moved' }>

/** Null where only the server can tell; most changes concern no registration. */
export function evolveRegistrations(
  rows: readonly RegistrationView[],
  change: Change,
  sight: Sight,
): EvolvedRows | null {
  switch (change.kind) {
    case 'registration_moved':
      return moveRegistration(rows, change, sight)
    case 'player_claimed': {
      const { playerId: playerKey, publicId } = change
      const claimed = rows.filter((row) => row.playerKey === playerKey).map(({ id }) => id)
      const own = rows.map((row) => (row.playerKey === playerKey ? { ...row, playerId: publicId } : row))
      return { rows: own, toRead: sight.mayReadWhole(publicId) ? claimed : [] }
    }
    case 'organizer_changed':
    case 'decklists_published':
    case 'tournament_reopened':
      return null
    case 'tournament_finished':
      // They may have been made public by an earlier finish that was undone.
      return sight.areDecklistsPublic() ? null : { rows, toRead: [] }
    default:
      return { rows, toRead: [] }
  }
}

function moveRegistration(
  rows: readonly RegistrationView[],
  change: Moved,
  { mayReadWhole }: Sight,
): EvolvedRows | null {
  const { id, news } = change
  const row = rows.find((one) => one.id === id)
  if (!news) return null
  switch (news.kind) {
    case 'erased':
      return { rows: rows.filter((one) => one !== row), toRead: [] }
    case 'arrived': {
      const { playerId: playerKey, publicId: playerId, name: playerName } = news
      const given = { decklist: null, waitingPosition: null, ...row, teamName: news.teamName ?? null }
      const arrived = standing({ ...given, id, playerId, playerName, playerKey, ...statusOf(change) }, change)
      return { rows: [...rows.filter((one) => one !== row), arrived], toRead: mayReadWhole(playerId) ? [id] : [] }
    }
    case 'moved':
      return row ? { rows: replaced(rows, standing(row, change)), toRead: [] } : null
    case 'amended': {
      if (!row) return null
      const amended = standing({ ...row, playerName: news.name }, change)
      // Those who record payments read that too.
      return { rows: replaced(rows, amended), toRead: isWhole(row) || row.hasPaid !== undefined ? [id] : [] }
    }
    default:
      return news satisfies never
  }
}

function standing(row: RegistrationView, change: Moved): RegistrationView {
  const { checkedIn } = change
  return { ...row, ...statusOf(change), checkedIn }
}

function statusOf({ status, dropped }: Moved): Pick<PublicRegistration, 'status' | 'dropped'> {
  return { status, dropped }
}

function replaced(rows: readonly RegistrationView[], row: RegistrationView): readonly RegistrationView[] {
  return rows.map((one) => (one.id === row.id ? row : one))
}

/** As its person, or as the organizer. */
export function isWhole(row: RegistrationView): row is WholeRegistration {
  return 'registrationDate' in row
}

/** Adds places on the waiting list, and the team of whoever has a seat: both depend on the event. */
export function withPlaces(
  rows: readonly RegistrationView[],
  event: Parameters<typeof waitingPositions>[0],
): readonly RegistrationView[] {
  const pending = rows.filter(({ status, dropped }) => status === 'pending' && !dropped)
  const places = waitingPositions(
    event,
    pending.map(({ id }) => id),
  )
  const teams = new Map<string, string>(event.teams.flatMap(({ name, members }) => members.map((id) => [id, name])))
  return rows.map((row) => {
    const waitingPosition = places.get(row.id) ?? null
    const teamName = teams.get(row.playerKey) ?? (row.status === 'pending' ? (row.teamName ?? null) : null)
    const isSame = row.waitingPosition === waitingPosition && (row.teamName ?? null) === teamName
    return isSame ? row : { ...row, waitingPosition, teamName }
  })
}
