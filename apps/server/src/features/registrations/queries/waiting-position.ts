import { sql } from 'kysely'

/** Counts like `waitingPositions`: until the start, while every seat is taken. */
export const waitingPosition = sql<number | string | null>`case
  when status = 'pending' and dropped = 0 and phase = 'waiting' and is_cancelled = 0 and capacity > 0
    and capacity <= (select count(*) from players
      where players.tournament_id = tournaments.id and players.dropped_after is null)
  then (select count(*) from registrations as waiting
    where waiting.tournament_id = tournaments.id and waiting.status = 'pending' and waiting.dropped = 0
      and (waiting.registered_at, waiting.added_in, waiting.added_as)
        <= (registrations.registered_at, registrations.added_in, registrations.added_as))
  end`
