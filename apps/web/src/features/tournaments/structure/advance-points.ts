import { MOST_ADVANCE_POINTS } from '@tablee/domain/tournaments/rounds/plan-swiss'

export function areAdvancePoints(points: number | null): boolean {
  return points !== null && Number.isInteger(points) && points >= 1 && points <= MOST_ADVANCE_POINTS
}
