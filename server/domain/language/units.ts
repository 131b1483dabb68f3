/** Units and counted things after a number that is no sum of money: '20 minutes', '60 people'. */
export const UNITS_OTHER_THAN_MONEY = new Set(
  (
    'feet foot ft inch inches cm mm m km mile miles mph kg kilo kilos lbs lb stone oz gsm degree degrees celsius fahrenheit percent ' +
    'year years yr yrs yo old month months week weeks fortnights day days night nights hour hours hr hrs minute minutes mins second seconds am pm oclock th ' +
    'pack piece pieces pair pairs times button buttons waist leg inseam length ' +
    'people guests person adults kids children sons daughters bridesmaids steps stairs floors pages shops'
  ).split(' '),
);
