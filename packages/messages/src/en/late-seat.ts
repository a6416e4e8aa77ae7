import type { lateSeat as french } from '../fr/late-seat.ts'
import type { Translation } from '../translation.ts'

export const lateSeat: Translation<typeof french> = {
  title: 'For round {round}, now being played',
  next: 'Next round',
  nextAfter_one: 'Next round (one loss before)',
  nextAfter_other: 'Next round ({count} losses before)',
  nextNote: '0 points for round {round}.',
  chair: 'Take the place of {left}, table {table}, against {name}',
  chairNote: 'The match is played; nothing else changes in the round.',
  byeLeft: '{name} has left the tournament: you win this round 2-0 without playing.',
  byeGiven: 'The organizer gives you this round: you win it 2-0 without playing.',
  against: 'Against {name}, who has the bye',
  againstNote_one: 'Table {table}. The point of the bye is played for.',
  againstNote_other: 'Table {table}. The {count} points of the bye are played for.',
  hasMet: 'The two have already met.',
  bye: 'Bye',
  byeNote_one: '{count} point at once, without playing.',
  byeNote_other: '{count} points at once, without playing.',
  hadBye: 'Has already had a bye.',
  seated: '{name} plays at table {table}, against {opponent}.',
  exempt: '{name} has a bye in round {round}.',
  withoutSeat: 'Without a place in this round',
  place: 'Place',
  placeName: 'Place {name}',
}
