/** In degrees north and east. */
export type Point = { readonly latitude: number; readonly longitude: number }

/** For points close to each other. */
export function middleOf(points: readonly Point[]): Point | null {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  if (points.length === 0) return null
  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  }
}
