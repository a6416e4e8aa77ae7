import { STRUCTURES } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { issue } from '../../call.ts'

/** What a tournament is to be played as, as calls take it. */
export const structure = z.enum(STRUCTURES, issue('structure_invalid'))
