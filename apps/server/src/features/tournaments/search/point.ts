/** In degrees; to the north and to the east. */
export type Point = { readonly latitude: number; readonly longitude: number }

/** The middle of some points that are not far from each other. */
export function middleOf(points: readonly Point[]): Point | null {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  if (points.length === 0) return null
  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  }
}
