import { DROPPED_BY, type Player, type PlayerId, type PublicId } from '@tablee/domain/tournaments/tournament'
import type { KeptAttributes } from '../../database/kept-attributes.ts'
import type { Row } from '../../database/tables/tables.ts'

export const PLAYER_ATTRIBUTES = {
  id: { write: (id) => ({ id }), read: ({ id }) => id as PlayerId },
  name: { write: (name) => ({ name }), read: ({ name }) => name },
  publicId: {
    write: (publicId) => ({ public_id: publicId }),
    read: (row) => (row.public_id === null ? null : (row.public_id as PublicId)),
  },
  firstRound: { write: (round) => ({ first_round: round }), read: (row) => row.first_round },
  droppedBy: {
    write: (by) => ({ dropped_by: by }),
    read: ({ dropped_by: by }) => DROPPED_BY.find((known) => known === by) ?? null,
  },
  droppedAfter: { write: (round) => ({ dropped_after: round }), read: (row) => row.dropped_after },
} satisfies KeptAttributes<Row<'players'>, Player>
