import { PhraseTable } from '../../language/text/spokenClauses.ts';

/**
 * How much a phrase about the shopper tells of the wearer's gender, as the logarithm of the odds. Positive values speak
 * for a woman, negative ones for a man.
 */
export const STATED_SIGNS = new PhraseTable<number>()
  .add(
    'pregnant,preggers,months gone,weeks gone,preggo,maternity,weeks along,months along,bump,trimester,breastfeeding,nursing my,postpartum,c section,caesarean,post partum,had a baby,had my baby,had twins,given birth,gave birth,baby due,im due,expecting my,breastfeed,nursing friendly,nursing top,nursing dress,i am nursing,im nursing,pumping,menopause,menopausal,perimenopause,perimenopausal,hot flushes,hot flush,hot flashes,hot flash,my period,time of the month,hysterectomy,boobs,boob,boobies,busty,my bust,big bust,large bust,small bust,full bust,flat chested,cleavage,bust,my cup,bra,bras,bralette,mastectomy,hijab,hijabi,niqab,burkini,modest sister,a hen,hen do,hen party,hen night,hen weekend,hens party,hens night,hens do,bachelorette,sorority,camogie,wi meeting,she her,my debs dress,debutante,quinceanera,quince,mat leave,maternity leave,hourglass,pear shape,pear shaped,apple shaped,apple shape,bingo wings,muffin top,mum tum,mom tum,mother of the bride,mother of the groom,mum of the bride,mum of the groom,maid of honour,maid of honor,bridesmaid,im the bride,im the mother,im the mum,im the mom,bride to be,granny clothes,mutton dressed as lamb,as a woman,as a girl,as a lady,woman here,girl here,lady here,as a mum,as a mom,single mum,single mom,working mum,working mom,stay at home mum,stay at home mom,new mum,new mom,the girlies,a top on me,a mini on me,a mini dress on me,a crop top on me',
    4,
  )
  .add(
    'petite,curvy,curves,plus size,plus sized,im busty,my wedding dress,ladies who lunch,girls night,girls trip,girls weekend,girls holiday,the girls,ladies day,ladies night,netball,mum of,mom of,godmother,feminine,girly,womanly',
    2.5,
  )
  .add(
    'my hips,childbearing hips,big hips,wide hips,my hair up,my makeup,my make up,lipstick,my nails,1x,2x,3x,4x',
    1.5,
  )
  .add('xs,xxs,my thighs,my tummy', 0.8)
  .add(
    'beard,moustache,he him,mens shed,guy here,man here,bloke here,lad here,dude here,im a man,i am a man,widower,bald,balding,dad bod,beer belly,beer gut,stag do,stag party,stag night,bucks party,bucks night,bachelor party,prostate,best man,groomsman,groomsmen,usher,father of the bride,father of the groom,dad of the bride,dad of the groom,im the groom,im the father,im the dad,big lad,big bloke,big guy,big fella,bigger lad,bigger guy,bigger bloke,skinny lad,skinny guy,tall lad,tall guy,short guy,short lad,stocky lad,old bloke,old fella,for a bloke,for a lad,for a guy,as a bloke,as a man,as a guy,as a lad,as a dad,as a widower,single dad',
    -4,
  )
  .add(
    'collar size,inside leg,barrel chested,barrel chest,dad shoes,the lads,with the lads,the boys,lads holiday,lads night,lads trip,stag weekend,a stag,bucks weekend,fraternity,dad of,godfather,old git,grumpy old,xl up top,xxl up top,2xl up top,3xl up top,4xl up top,5xl up top',
    -2.5,
  )
  .add('my belly,my gut,broad shoulders,broad shouldered,big arms,3xl,4xl,5xl,6xl', -0.8);

/** Spouses and partners whom the shopper mentions. They make a gender likely, not certain. */
export const PARTNER_SIGNS = new PhraseTable<number>()
  .add(
    'my husband,my late husband,the husband,my ex husband,my boyfriend,the boyfriend,my bf,the bf,my fella,our husband,hubby,hubs,husband says,husband said,husband thinks,husband hates,husband wants,himself has,himself says,himself said,himself thinks,himself will,himself warned',
    2.5,
  )
  .add(
    'my wife,my late wife,the wife,wife says,wife said,wife thinks,wife told,wife reckons,wife wants,wife hates,wife picked,my ex wife,my girlfriend,my gf,the girlfriend,her indoors,er indoors,missus,the mrs,my mrs,wifey,the gf,herself has,herself says,herself said,herself thinks,herself will,herself warned,herself wants',
    -2.5,
  );

/** Garments, cuts and details that mostly women, or mostly men, look for, even when they refuse them. */
export const GARMENT_SIGNS = new PhraseTable<number>()
  .add(
    'dress,dresses,sundress,sundresses,minidress,maxidress,shirtdress,gown,gowns,frock,frocks,skirt,skirts,miniskirt,skort,skorts,culottes,heels,heel,stilettos,stiletto,kitten heel,kitten heels,block heel,block heels,slingbacks,slingback,mary janes,ballet flats,ballerinas,court shoes,pumps,wedges,bikini,bikinis,tankini,cossie,swimsuit,swimming costume,one piece,bathing suit,high in the leg,high cut leg,high leg,kaftan,kaftans,sarong,camisole,cami,bodycon,fascinator,sports bra,lehenga,lehnga,saree,sari,salwar,kurti,anarkali,abaya,neckline,necklines,low cut,plunging,off the shoulder,off shoulder,strapless,strappy,spaghetti straps,halter,halterneck,bardot,midi,maxi,maxis,blouse,blouses,jumpsuit,jumpsuits,playsuit,romper,tights,opaque tights,leggings,clutch,handbag,handbags,purse,crop top,peplum,empire line,a line,fit and flare,pinafore,shapewear,spanx,hair clip,headband',
    2.5,
  )
  .add(
    'bridesmaids,earrings,necklace,bangles,bracelet,sequins,sequin,sequinned,ruffles,frills,frilly,lace,sunhat,sun hat,sleeveless,flowy',
    1.2,
  )
  .add(
    'tux,tuxedo,necktie,bow tie,tie,ties,a tie,shirt and tie,no tie,cufflinks,pocket square,sherwani,boxers,boxer shorts,swim trunks,trunks,boardies,board shorts,speedos,budgie smugglers,kilt,y fronts,agbada,dinner jacket,sport coat,sports jacket,three piece suit,waistcoat and tie,tie clip,braces and',
    -2.5,
  )
  .add('brogues,oxfords,monk straps,desert boots,polo shirt,polo shirts,dress shirt,dress shirts,suit jacket', -1);
