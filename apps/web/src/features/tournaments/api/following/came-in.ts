import { documentPlayer } from '@tablee/contract/tournaments/documents/tournament-document'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'

const answered = z.object({ players: z.array(z.string()) })

/** Players who joined by an act: an event that accepts automatically fills new seats. */
export function namesComeIn(before: Pick<Tournament, 'players'>, answer: unknown): readonly string[] {
  const { success, data } = answered.safeParse(answer)
  if (!success) return []
  const seated = new Set<string>(before.players.filter(({ droppedAfter }) => droppedAfter === null).map(({ id }) => id))
  return data.players
    .map((text) => documentPlayer.safeParse(JSON.parse(text)))
    .flatMap(({ data: player }) =>
      player && player.droppedAfter === null && !seated.has(player.key) ? [player.name] : [],
    )
}
