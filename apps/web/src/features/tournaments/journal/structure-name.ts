import { STRUCTURES } from '@tablee/domain/tournaments/tournament'
import type { useTranslation } from '../../../language/use-translation.ts'

/** A later version's structure has no name here. */
export function structureName(name: string | undefined, t: ReturnType<typeof useTranslation>['t']): string {
  const known = STRUCTURES.find((structure) => structure === name)
  return known ? t(`structure.names.${known}`) : '–'
}
