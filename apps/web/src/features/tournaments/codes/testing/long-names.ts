const FIRST =
  'Alexandre,Maximilien,Jean-Baptiste,Marie-Amélie,Anne-Sophie,Guillaume,Barthélémy,Constance,Emmanuelle,Christophe,' +
  'Jean-François,Marie-Hélène,Pierre-Antoine,Ségolène,Timothée,Véronique,Wilfried,Zacharie,Yasmine,Ousmane,Nathanaël,' +
  'Mohamed-Ali,Léopoldine,Kévin,Jérôme,Ismaël,Hippolyte,Gwendoline,Frédérique,Éléonore,Dominique,Charles-Henri,' +
  'Bénédicte,Apolline,Théophile,Sébastien,Raphaëlle,Philippine,Margaux,Ludovic,Karim,Joséphine,Ingrid,Hugues,Geoffroy,' +
  'Florentin,Esteban,Djibril,Clémentine,Bastien,Aurélien,Violette,Ulysse,Tanguy,Solène,Romuald,Quentin,Paul-Émile,Oriane,Noémie'
const LAST =
  'Vandenbroucke,Lefebvre,Desmarais,Charpentier,Delacroix,Le Goff,Nguyen,Benchekroun,Rakotomalala,Diallo,Grandjean,' +
  'Marchand,Castellane,Fernandes,Da Silva,Kowalczyk,Schneider,Perrault,Duchêne,Bouchard,Lemoine,Tessier,Haddad,Petitjean,' +
  'Guérin,Abdelkader,Vasseur,Wojciechowski,Zimmermann,Beaumont,Chevallier,Dupontel,Etchegaray,Fontaine,Gauthier,Hernandez,' +
  'Imbert,Jacquemin,Kermarrec,Lagarde,Montagnier,Naudet,Ollivier,Pelletier,Quesnel,Robillard,Saint-Martin,Thibaudeau,' +
  'Urbain,Villeneuve,Weber,Xavier,Yilmaz,Zidane,Arnaud,Bernardin,Colombani,Daguerre,Escoffier,Ferrand'

/** First and last names in full, 18 letters on average and no two alike. */
export function longNames(count: number): readonly string[] {
  const [first, last] = [FIRST.split(','), LAST.split(',')]
  return Array.from({ length: count }, (_, index) => {
    const shift = Math.floor(index / first.length) * 7
    return `${first[index % first.length]} ${last[(index + shift) % last.length]}`
  })
}
