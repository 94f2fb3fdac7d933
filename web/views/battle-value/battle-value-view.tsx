export const BattleValueView = () => <p class="notice">Battle Value comes here.</p>;
