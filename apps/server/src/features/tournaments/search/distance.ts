import type { Point } from './point.ts'

const EARTH_RADIUS_KM = 6371

/** As the crow flies. */
export function distanceKm(one: Point, other: Point): number {
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)]
  const parallel = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  const chord = Math.sin(north / 2) ** 2 + parallel * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
