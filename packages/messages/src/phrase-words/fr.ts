/** Short words that everybody knows, for phrases that are written down and typed on another device: French. */
export const phraseWords: readonly string[] = `
abeille abricot accord acier acteur adresse agneau agrafe aiguille aile aimant album algue aliment allée alpage ambre amande ami amiral
ampoule ananas ancre âne anémone angle animal anis anneau année antenne appel arbre arcade archer ardoise arène argent argile armoire
arôme arrosoir artichaut artiste ascenseur asperge assiette astre atelier atlas atome aube auberge auteur automne avenir avion avocat
avoine avril azur bagage bague baie baignoire balai balance balcon baleine ballon bambou banane banc bande banque banjo barbe barque
barrage basilic basket bassin bateau bâton batterie baume bazar beauté bébé bécasse beige beignet berceau berger béton beurre
biberon biche bidon bijou bille billet biscuit bison bitume blague blanc blason blé bleu bobine bocal bois boisson boîte bol bonbon
bonnet bord bosse botte bouchon boucle bouée bougie boule bouquet bourgeon boussole bouteille boutique bouton branche bras brebis
brèche brioche brique brise broche brochet bronze brosse brouette brume buffet bulle bureau bus buvard cabane cabine câble cacao cactus
cadeau cadran cadre café cage cahier caillou caisse calcul câlin calme camion campagne canal canapé canard canif cannelle canoë
cantine canyon cap cape caramel caravane carnet carotte carré carte carton cascade casque castor cave céleri cerceau cercle cerf cerise
chaise chalet chaleur chambre chameau champ chandail chanson chapeau charbon chariot charrue chat château chaton chaussure chemin
chemise chêne chenille chèque cheval cheveu chèvre chiffre chocolat chorale chouette cidre ciel cigale cigogne cinéma cirage cirque
ciseau citron clairon clarté classe clavier clé client clocher clou clown cobalt cocon codage coffre coin colibri colis colline colombe
colonne comète comique compas compote comté concert conte copain copeau coq corail corbeau corde cornet corps cortège costume coton
coude couleur couloir coupe courage courge courrier cousin couteau crabe craie crayon crème crêpe crevette cristal crochet croix
croûte cube cuillère cuir cuisine cuivre culture curry cygne cyprès dahlia dame danse dauphin début décor défi degré delta demain
dent dentelle départ dépôt dessert dessin détail deux devoir diamant diapason dictée dimanche dinde dîner disque divan docteur
doigt domino donjon dortoir dossier douane double douceur douche doute douze drapeau droit duel dune duo durée duvet eau écaille
écharpe échasse échelle écho éclair école écorce écran écrin écrou écume écurie édredon effort église élan élève élixir
émail émeraude empire encre endive énergie enfant engrais énigme entrée envie épaule épée éperon épice épine éponge époque
équipe érable ermite escalier escargot espace espoir esprit essai essence est étable étage étain étang étape été étoffe étoile
étude étui évent éveil exemple exil express fable façade facteur faisan falaise famille fanfare farine fatigue faucon faune fauteuil
fée félin fenêtre fenouil fer ferme fermoir festin fête feu feuille fève ficelle fichier figue figure filet fille film filtre finale
fjord flacon flamme flanelle flaque flèche fleur fleuve flocon flore flotte flûte foin folie fontaine football forêt forge forme
fortune forum fossile fougère foulard foule four fourmi foyer fraise framboise frein frelon frère friche frigo frise froid fromage
front fruit fumée funambule fusée fuseau futaie gadget gagnant galaxie galerie galet galop gamelle gant garage garçon gare gâteau
gaufre gazelle gazon géant gelée gendarme genêt genou gentil géode gerbe geste gibier gilet girafe givre glace gland globe gloire
gobelet goéland golf gomme gondole gorge gourde goût goutte grain graine grammaire grand grange granit grappe gravier grec grelot
grenade grenier griffe grillon grimace gris grive grotte groupe grue guépard guêpe guide guitare gypse habit hache haie hamac hameau
hamster hanche hangar haricot harpe hasard hauteur hélice herbe hérisson hermine héron héros heure hibou hier histoire hiver hockey
homard honneur horizon horloge hôtel houblon houle housse houx huile huit huître humour hutte hymne iceberg idée idole igloo île
image immense impôt index indice indigo infini iris ironie isard isoloir ivoire jade jaguar jambe jambon janvier jardin jarre jasmin
jaune javelot jeton jeudi jeune joie jonc jonquille joue jouet jour journal joyau judo juge juillet juin jumeau jument jungle jupe jury
jus justice kangourou karaté kayak kermesse képi kilo kimono kiosque kiwi klaxon koala label lac lacet lagon laine lait laiton laitue
lama lame lampe lance langue lanterne lapin laque lard large larme laurier lavabo lavande leçon lecteur légende légume lenteur
lentille lessive lettre levier levure lézard liane liberté libre licorne lièvre lierre ligne lilas limace limite limon lin linge lion
liqueur liste litre livre local logis loisir long lotus loup loupe louve loutre lucarne luge lumière lundi lune lunette lustre lutin
luth luxe lycée lynx lyre maçon madame magie magnolia maillot main maïs maison malice malle maman mammouth manche mandarine manège
mangue manoir mante manteau maquette marais marbre marché mardi marée marge mari marin marmite marque marron mars marteau martre masque
match matelas matin mauve maximum médaille méduse mélange mélèze melon membre mémoire menhir menthe menu mercredi mérite merle
mésange message métal météo métier métro meuble meule micro midi miel miette mille mimosa mine minute miroir mistral mitaine mobile
modèle moineau moisson moitié moment monde monnaie montagne montre monument moquette morse morue mosaïque moteur motif moto mouche
mouette moule moulin mousse moustache mouton moyen muguet mulet mulot multiple mur mûre murmure muscade muscle musée musique myrtille
mystère nacre nage narval naseau natte nature navet navette navire nectar neige nénuphar nerf neuf neveu nez niche nickel nid nièce
noble nocturne noël nœud noir noisette noix nom nomade nord normal notaire note nougat nounours nouveau novembre noyau noyer nuage
nuance nuit numéro nylon oasis objet océan ocre octave octobre odeur œillet œuf office offre oignon oiseau olive olivier ombre
omelette once oncle onde ongle onze opale opéra orage orange orchidée ordre oreille orgue orient origan orme ornement ortie oseille
osier otarie ouate ouest ours ourson outil outre ouvrage ovale oxygène page paille pain paire palais palette palme palmier panda panier
panneau pantalon paon papaye papier papillon paprika paquet parade parasol parc pardon parent parfum parking parole parquet partie
passage pastel pastèque pâte patience patin patron patte pause pavé paysage pêche pédale peigne peinture pelage pélican pelle
pelote peluche pendule pensée pente pépite perche perdrix perle perroquet persil pétale petit peuple phare phoque photo phrase piano
pichet pie pièce pied pierre pieuvre pigeon pilier pilote piment pin pinceau pingouin pion pipeau pirate pirogue piscine pistache piste
pivert pivoine placard place plafond plage plaine plaisir planche planète plante plat platane plateau plomb pluie plume poche poème
poésie poignée poil point poire poireau pois poisson poivre polaire police politesse pollen pomme pompier pompon poney pont porche
porte portrait potage poteau poterie potion pouce poudre poule poulie poumon poupée pourpre poussin poutre prairie praline premier
prénom prince prix projet prune public puits pull pulpe pupitre purée puzzle pyjama pyramide python quai qualité quart quartz quatorze
quatre quenelle question quête queue quiche quille quinze quota racine radar radeau radio radis rafale raie rail raisin râteau ratio
rayon récif récit récolte refrain regard région règle reine relais relief remède renard renne repas repos reptile requin réseau
réserve respect retard réveil rêve revue rhubarbe rideau rime rire rive rivière riz robe robinet robot roche rocher roi roman romarin
ronce rond rosace rose roseau rosée rossignol roue rouge rouleau route royaume ruban rubis ruche ruelle ruisseau ruse rythme sable sabot
sabre sac safari safran saison salade salle salon salut samedi sandale sanglier santé sapin sardine sauce saule saumon saut savane
savant saveur savoir savon scarabée scène science scie score sculpture séance seau sec secret séjour sel selle semaine semelle
semoule sentier sept sérieux serpent serre service seuil siècle sieste sifflet signal signe silence silex sillon simple singe sirène
sirop site six ski société soie soif soir soixante sol soldat soleil solide solo sommeil sommet son sonate sorbet sorcier sort souche
soucoupe souffle soulier soupe source sourcil sourire souris souvenir spatule sphère spirale sport stade statue stylo sucre sucette sud
suite sujet sultan super surprise sushi symbole système tableau table tabouret tache taille talent talon talus tambour tamis tango tante
tapis taquin tarif tarte tasse taureau taverne taxi télé témoin temple temps tennis tente terrasse terre terrier têtard tête texte
thé théâtre thème thermos thon thym tiare ticket tiède tige tigre tilleul timbre tipi tirelire tiroir tisane tissu titre toast toile
toit tomate tombola tonneau tonnerre torche tortue total toucan touche toupie tour tournesol tourte trace tracteur train traîneau trait
trajet trapèze travail trèfle treize tremplin trente trésor tresse tribu tricot trio triomphe trois trombone trompe trône trottoir
trou troupe trousse truelle truffe truite tuba tube tuile tulipe tunnel turban turquoise tutu tuyau tympan union unique univers urne
usage usine utile vacances vache vague vaisseau valeur valise vallée valse vanille vapeur vase veau vedette végétal veille vélo
velours vendredi vent ventre verger vérité vernis verre vers vert veste veston viande victoire vide vie vigne village ville vinaigre
vingt violette violon virage virgule vis visage visite vitesse vitrail vitre vitrine voie voile voisin voiture voix volant volcan volet
volume voûte voyage voyelle vrai vue wagon western week yacht yaourt yoga zèbre zénith zéro zeste zinc zone zoo
`
  .trim()
  .split(/\s+/)
