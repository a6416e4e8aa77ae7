import { STRUCTURES } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { issue } from '../../call.ts'

/** The tournament's structure, as calls take it. */
export const structure = z.enum(STRUCTURES, issue('structure_invalid'))
