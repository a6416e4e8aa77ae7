import { creation, quickTournament } from './en/creation.ts'
import { failures } from './en/failures.ts'
import { home } from './en/home.ts'
import { refusals } from './en/refusals.ts'
import { shell } from './en/shell.ts'
import type { fr } from './fr.ts'
import type { Translation } from './translation.ts'

export const en: Translation<typeof fr> = { creation, failures, home, quickTournament, refusals, shell }
