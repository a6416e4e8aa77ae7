import type { PlayerId } from '../tournament.ts'

type Circle = readonly PlayerId[]

const isEven = (circle: Circle) => circle.length % 2 === 0

/** One more, who meets whoever had nobody in the first round; everybody else's first opponent stays. */
export function withSeat(circle: Circle, player: PlayerId): Circle {
  return isEven(circle) ? [player, ...circle] : [...circle, player]
}

/** One fewer: who would meet them first has nobody, or whoever had nobody; everybody else's first opponent stays. */
export function withoutSeat(circle: Circle, player: PlayerId): Circle {
  const seat = circle.indexOf(player)
  if (seat < 0) return circle
  const [first, ...others] = circle
  if (!isEven(circle)) {
    return first === undefined || first === player ? others : others.map((id) => (id === player ? first : id))
  }
  const facing = circle.length - 1 - seat
  const opponent = circle[facing]
  const staying = circle.filter((_, index) => index !== seat && index !== facing)
  return opponent === undefined ? staying : [opponent, ...staying]
}

/** Each in the other's seat. */
export function withExchange(circle: Circle, one: PlayerId, other: PlayerId): Circle {
  return circle.map((id) => (id === one ? other : id === other ? one : id))
}
