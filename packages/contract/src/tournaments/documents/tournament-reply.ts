import * as z from 'zod/mini'
import { tournamentDocument } from './tournament-document.ts'

/** The document of section 6 of the wire contract, with its `$id` repeated as `id`. */
const tournamentOfReply = z.extend(tournamentDocument, { id: z.string() })

export const tournamentReply = z.object({ tournament: tournamentOfReply })
export const tournamentDataReply = z.object({ data: z.object({ tournament: tournamentOfReply }) })
