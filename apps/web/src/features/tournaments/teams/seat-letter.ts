/** Seats are named in every language alike. */
export function seatLetter(seat: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + seat)
}
